export const copy = {
  title: 'Voorbeelden',
  description:
    'Waar families een anekdote voor maken: een herdenking, een eerste jaar, een bruiloft. Dertien voorbeelden, en drie verhalen om te openen.',
  hero: {
    heading: 'Kijk mee in een verhaal',
    text: 'Dertien manieren om een leven, een jaar of één lange zomer vast te houden. Van drie kun je het verhaal meteen openen.',
    demos: 'Verhalen om te openen',
    note: 'De families en hun verhalen zijn verzonnen, maar zo ziet een anekdote eruit.',
  },
  demoNames: {
    'oma-riet': 'Oma Riet',
    'eerste-jaar-noor': 'Het eerste jaar van Noor',
    'seizoen-jo11': 'Het seizoen van JO11-2',
  },
  openDemo: (name: string) => `Open ‘${name}’`,
  featured: 'Uitgelicht',
  grid: {
    heading: 'En voor wat er nog meer gebeurt',
    lead: 'Groot of klein, samen of alleen. Als er maar iemand is die het later wil weten.',
  },
  reasons: {
    heading: 'Waarom families een anekdote maken',
    list: [
      {
        title: 'Iedereen draagt bij',
        text: 'Opa spreekt in, je zus stuurt foto’s, een neef weet de datum nog. Alles komt op dezelfde draad.',
      },
      {
        title: 'Bewaren voor altijd',
        text: 'Niet in een telefoon die stukgaat, maar op een vaste plek, met automatische reservekopieën.',
      },
      {
        title: 'Een thema dat past',
        text: 'Van het rustige Classic tot Football voor het team: zeven kleuren om uit te kiezen.',
      },
    ],
  },
  finalCall: {
    heading: 'Wat wordt jullie verhaal?',
    text: 'Je begint met één foto en één zin. Meer hoeft niet op de eerste avond.',
    start: 'Start Gratis Anekdote',
    note: 'Geen creditcard vereist • Upgrade wanneer je wilt',
  },
} as const;
