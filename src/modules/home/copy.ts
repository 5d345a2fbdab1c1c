/** What both versions of Home say. */
export const copy = {
  hero: {
    promises: [
      ['heart', 'Koester herinneringen'],
      ['star', 'Vertel je verhaal'],
      ['sparkle', 'Deel met liefde'],
    ],
  },
  floating: {
    pause: 'Zet de zwevende hartjes stil',
    play: 'Laat de hartjes weer zweven',
  },
  stack: {
    canal: {
      caption: 'Prinsengracht, 1931',
      alt: 'Oude foto van grachtenhuizen in de avond; achter één raam brandt licht',
    },
    wedding: {
      caption: '4 mei 1955',
      alt: 'Trouwfoto: het bruidspaar lacht onder zwarte paraplu’s op het bordes',
    },
    ice: {
      caption: 'Vader op het ijs, 1940',
      alt: 'Een vader schaatst met één hand op zijn rug, zijn dochtertje ernaast, bij een molen',
    },
  },
  voice: {
    play: 'Luister naar oma’s stem',
    pause: 'Pauzeer oma’s stem',
    quote: 'Ik heb er niks voor hoeven doen, het ging vanzelf.',
    from: 'Oma Riet, op haar vijfennegentigste',
    failed: 'Haar stem kan nu niet worden afgespeeld. Probeer het nog eens.',
  },
  moments: {
    heading: 'De mooiste anekdotes',
    lead: 'Een leven is een draad van momenten.',
    types: { memory: 'Herinnering', achievement: 'Prestatie', milestone: 'Mijlpaal' },
    contact: 'Vertel ons jouw verhaal',
  },
  keepsakes: {
    heading: 'Van schoenendoos naar levensverhaal',
    lead: 'Je hebt alles al in huis. Het moet alleen nog op volgorde.',
    items: {
      keep: {
        title: 'Herinneringen bewaren',
        text: 'De trouwfoto, het recept, de stem op een oud cassettebandje. Alles komt te hangen bij de dag waar het bij hoort.',
        alt: 'Handen boven een rode doos met brieven en een lint, met foto’s eromheen',
      },
      share: {
        title: 'Delen met dierbaren',
        text: 'Nodig je zus, je oom en de kleinkinderen uit. De een weet de naam nog, de ander wie er achter de camera stond.',
        alt: 'Oma zwaait vanachter het raam naar twee kleinkinderen op de stoep',
      },
      last: {
        title: 'Voor altijd bewaard',
        text: 'Er zijn automatische reservekopieën, en je verhaal blijft van jou. Zo is er straks nog iets om voor te lezen.',
        alt: 'Een lange tafel met taart en slingers; de hele familie staat om de jarige heen',
      },
    },
  },
  promises: {
    heading: 'Jullie verhaal, jullie privacy',
    text: 'Wat van jullie is, blijft van jullie. Een levensverhaal is geen bericht voor iedereen. Daarom begint elke anekdote besloten. Dat verandert pas als jij dat wilt.',
    list: [
      'Besloten, tot jij iemand uitnodigt',
      'Geen advertenties, geen tracking',
      'Versleuteld op Europese servers',
      'Opzeggen kan altijd',
    ],
    listLabel: 'Wat we beloven',
    link: 'Lees hoe we met je gegevens omgaan',
  },
  voices: {
    heading: 'Zo kan het klinken',
    lead: 'Twee stemmen uit onze voorbeeldverhalen. De families zijn verzonnen, hun verhalen kun je echt openen.',
    from: (story: string) => `Uit het voorbeeld ‘${story}’`,
    items: [
      {
        id: 'noor',
        slug: 'oma-riet',
        story: 'Oma Riet',
        name: 'Noor Bakker, kleindochter',
        avatar: '/demo/oma-riet/noor.webp',
        quote:
          'Ik kende oma als oma. Pas toen ik haar brieven naast de foto’s hing, leerde ik Riet kennen. Ze was een stuk brutaler dan ik dacht.',
      },
      {
        id: 'sanne',
        slug: 'eerste-jaar-noor',
        story: 'Het eerste jaar van Noor',
        name: 'Sanne, moeder',
        avatar: '/demo/eerste-jaar-noor/sanne.webp',
        quote:
          'Mijn moeder zag de eerste stapjes in de bus, op haar telefoon. Ze heeft het aan iedereen laten zien, ook aan de chauffeur.',
      },
    ],
  },
} as const;
