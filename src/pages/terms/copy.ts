export const copy = {
  title: 'Voorwaarden',
  description: 'De voorwaarden van Anekdotes. Een account maken mag vanaf 16 jaar.',
  heading: 'Voorwaarden',
  text: 'Hier komen onze voorwaarden; met een vraag erover kun je nu al mailen naar',
} as const;
