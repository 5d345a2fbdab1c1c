export const copy = {
  title: 'Anekdotes: bewaar samen een levensverhaal',
  description:
    'Bewaar foto’s, films, stemmen en verhalen van je familie op één tijdlijn. Alleen voor jullie, of voor wie jullie erbij willen hebben.',
  badge: 'Voor families die willen bewaren',
  heading: 'Zet oma’s stem naast',
  headingEnd: 'haar trouwfoto.',
  text: 'Bewaar foto’s, films, stemmen en verhalen op één tijdlijn. Alleen voor jullie, of voor wie jullie erbij willen hebben.',
  start: 'Start je anekdote',
} as const;
