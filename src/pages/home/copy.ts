import { paths } from '@/config/paths';

export const copy = {
  title: 'Bewaar samen een levensverhaal',
  description:
    'Bewaar foto’s, video’s, stemmen en verhalen van je familie op één tijdlijn. Alleen voor jullie, of voor wie jullie erbij willen hebben.',
  hero: {
    badge: 'Voor families die willen bewaren',
    title: 'Zet oma’s stem naast',
    titleEnd: 'haar trouwfoto.',
    subtitle:
      'Bewaar foto’s, video’s, stemmen en verhalen op één tijdlijn. Alleen voor jullie, of voor wie jullie erbij willen hebben.',
    start: 'Start je anekdote',
    links: [{ label: 'Bekijk voorbeelden', href: paths.examples }],
  },
  finalCall: {
    heading: 'Welk verhaal mag niet verloren gaan?',
    text: 'Begin met één foto. Er is altijd wel iemand in de familie die weet hoe het verderging.',
    start: 'Start je anekdote',
    note: 'Dertig dagen gratis proberen, zonder creditcard.',
  },
} as const;
