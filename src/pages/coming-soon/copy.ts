export const copy = {
  title: 'Binnenkort',
  description: 'Op deze pagina kun je je straks aanmelden voor nieuws over Anekdotes.',
  heading: 'Nog even geduld',
  text: 'Op deze pagina kun je je straks aanmelden voor nieuws over Anekdotes; kijk zolang vast mee in een verhaal.',
} as const;
