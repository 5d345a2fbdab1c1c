export const copy = {
  closed: 'Besloten anekdote',
  invited: 'zijn erbij',
  wedding: '4 mei 1955',
  story: 'Oma Riet',
  count: '60 gebeurtenissen',
  contributor: 'bijdrager',
  viewer: 'kijker',
  link: 'Met een link',
  recipe: 'Appeltaart: zes goudreinetten, kaneel op gevoel',
} as const;
