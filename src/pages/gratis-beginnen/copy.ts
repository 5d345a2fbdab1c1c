export const copy = {
  title: 'Gratis beginnen',
  description: 'Je maakt je account in de app van Anekdotes. Dat is gratis en kan vanaf 16 jaar.',
  heading: 'Gratis beginnen',
  text: 'Je maakt je account in onze app: dat is gratis, zonder creditcard, en kan vanaf 16 jaar.',
  action: 'Naar de app',
} as const;
