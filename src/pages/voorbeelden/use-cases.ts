import { copy } from './copy';

export interface UseCase {
  id: string;
  title: string;
  blurb: string;
  benefits: readonly [string, string, string];
  /** Path of a picture, without width and file extension. */
  picture: string;
  alt: string;
  /** The demo story that shows it. */
  demo?: keyof typeof copy.demoNames;
}

export const memorial: UseCase = {
  id: 'herdenken',
  title: 'Iemand herdenken',
  blurb:
    'Wie er niet meer is, leeft verder in wat jullie vertellen. Zet de foto’s op volgorde, leg zijn stem ernaast, en laat iedereen er zijn eigen herinnering bij schrijven. Ook de buurman, die een heel andere kant kende.',
  benefits: [
    'Iedereen die erbij was vult aan, ook van ver weg',
    'Stem, handschrift en foto’s staan bij elkaar',
    'Deel het met één link op de dag van het afscheid',
  ],
  picture: '/demo/oma-riet/lege-stoel',
  alt: 'Een lege leunstoel bij het raam, met een kat erop en een pet aan de haak',
  demo: 'oma-riet',
};

export const otherCases: readonly UseCase[] = [
  {
    id: 'verjaardag',
    title: 'Een ronde verjaardag',
    blurb:
      'Vijftig, tachtig of vijfennegentig: geef een heel leven cadeau, in plaats van nog een vaas.',
    benefits: [
      'Elke gast zet er één herinnering in',
      'Toespraken en liedjes blijven bewaard',
      'Te bekijken op het feest, en elke dag erna',
    ],
    picture: '/demo/oma-riet/vijfennegentig',
    alt: 'Een lange tafel met taart en slingers; de hele familie staat om de jarige heen',
  },
  {
    id: 'eerste-jaar',
    title: 'Het eerste jaar van je baby',
    blurb:
      'Van de eerste nacht tot de eerste stapjes. Alleen opa, oma en wie je verder kiest kijken mee.',
    benefits: [
      'Foto’s en video’s, niet op sociale media',
      'Ook het gebrabbel en het eerste woord',
      'Opa en oma zien meteen wat er nieuw is',
    ],
    picture: '/demo/eerste-jaar-noor/kinderwagen',
    alt: 'Twee ouders wandelen met een rode kinderwagen onder bloesembomen',
    demo: 'eerste-jaar-noor',
  },
  {
    id: 'interview',
    title: 'Een interview met opa of oma',
    blurb:
      'Zet je telefoon op tafel, stel één vraag per week, en laat ze vertellen. De koffie mag hoorbaar zijn.',
    benefits: [
      'Neem het gesprek op, in stukken van een paar minuten',
      'Hang elk verhaal bij het jaar waar het over gaat',
      'Hun stem blijft, ook voor wie nog geboren wordt',
    ],
    picture: '/demo/oma-riet/op-schoot',
    alt: 'Oma in haar leunstoel met een kleinkind en een prentenboek op schoot',
  },
  {
    id: 'bruiloft',
    title: 'Een bruiloft',
    blurb: 'Van de eerste ontmoeting tot de laatste dans, met de foto’s van alle gasten erbij.',
    benefits: [
      'Alle foto’s op één plek, niet in tien groepsapps',
      'Toespraken, geluid en video naast elkaar',
      'Elk jaar een moment erbij',
    ],
    picture: '/demo/oma-riet/dansles',
    alt: 'Een stel danst onder een slinger van lampjes terwijl anderen toekijken',
  },
  {
    id: 'reis',
    title: 'Een grote reis',
    blurb: 'Een dagboek dat onderweg al meereist met wie thuis is gebleven.',
    benefits: [
      'Elke dag zijn eigen plek op de tijdlijn',
      'De plaatsnaam staat erbij',
      'Wie mee was, vult zijn eigen foto’s aan',
    ],
    picture: '/site/reis',
    alt: 'Twee fietsers met volle tassen rijden door een groen dal tussen de bergen',
  },
  {
    id: 'huisdier',
    title: 'Een huisdier',
    blurb: 'Van pup met grote poten tot grijze snuit op de bank.',
    benefits: [
      'Zie in één lijn hoe snel hij groeide',
      'De kinderen schrijven hun eigen stukje',
      'Een zachte plek voor als hij er niet meer is',
    ],
    picture: '/site/hond',
    alt: 'Een kind en een bruine hond spelen met een bal op het strand',
  },
  {
    id: 'school',
    title: 'Een schooltijd',
    blurb: 'Acht jaar basisschool: gymtassen, musicals en die ene juf.',
    benefits: [
      'Tekeningen en rapporten naast de klassenfoto',
      'Ouders en leerkrachten bouwen samen verder',
      'Een afscheidscadeau dat niet in een la belandt',
    ],
    picture: '/site/klas',
    alt: 'Vijf kinderen juichen voor een school met slingers en het opschrift ‘Dag, groep 8’',
  },
  {
    id: 'team',
    title: 'Een sportseizoen',
    blurb: 'Elke wedstrijd, elke modderbroek, en de beker als het meezit.',
    benefits: [
      'Trainers, ouders en spelers dragen bij',
      'Video’s van de goals, ook van de gemiste',
      'In het thema Football, dat spreekt',
    ],
    picture: '/demo/seizoen-jo11/beker',
    alt: 'Een jeugdteam in groene shirts houdt samen een grote beker omhoog',
    demo: 'seizoen-jo11',
  },
  {
    id: 'buurt',
    title: 'Een straat of vereniging',
    blurb: 'Wie woonde waar, wie begon het koor, en wanneer was dat feest met die regen?',
    benefits: [
      'Oude foto’s krijgen weer namen',
      'Nieuwe leden lezen hoe het begon',
      'Elk jaar komt er een stuk bij',
    ],
    picture: '/site/straatfeest',
    alt: 'Buren achter een lange gedekte tafel op straat, onder vlaggetjes',
  },
  {
    id: 'loopbaan',
    title: 'Een loopbaan',
    blurb: 'Veertig jaar brood bakken past niet in één toespraak bij de koffie.',
    benefits: [
      'Collega’s van toen schrijven mee',
      'Van eerste werkdag tot laatste sleutel',
      'Een afscheid dat je kunt teruglezen',
    ],
    picture: '/demo/oma-riet/bakkerij',
    alt: 'Een bakker en een winkelmeisje achter de toonbank van een ouderwetse bakkerij',
  },
  {
    id: 'vijftig-fotos',
    title: 'De 50 Foto’s Challenge',
    blurb: 'Eén leven in vijftig foto’s. Kiezen is het halve plezier, en het is helemaal gratis.',
    benefits: [
      'Vijftig foto’s zijn genoeg om bij te blijven',
      'Bij elke foto één verhaal',
      'Zonder kosten en zonder creditcard',
    ],
    picture: '/demo/oma-riet/brievendoos',
    alt: 'Handen boven een rode doos met brieven, met oude foto’s eromheen',
  },
  {
    id: 'recepten',
    title: 'De recepten van de familie',
    blurb: 'Oma’s appeltaart stond nergens op papier. Nu wel, met haar handen in beeld.',
    benefits: [
      'Het recept, de foto en de video bij elkaar',
      'Elke tante mag haar eigen versie ernaast zetten',
      'Vraag het nu, dan weet je het straks nog',
    ],
    picture: '/demo/oma-riet/keuken',
    alt: 'Een vrouw met twee kinderen aan de keukentafel; op het fornuis dampt een pan',
  },
];
