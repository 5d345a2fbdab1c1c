export const copy = {
  title: 'Een kijkje vooraf',
  description: 'Een andere versie van de startpagina van Anekdotes.',
  heading: 'Begin jullie verhaal',
  text: 'Hier komt een andere versie van onze startpagina; die van nu vind je gewoon op de voorpagina.',
  action: 'Naar de startpagina',
} as const;
