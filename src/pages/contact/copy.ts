export const copy = {
  title: 'Contact',
  description: 'Zo bereik je Anekdotes: stuur een mail, dan lezen we hem zelf.',
  heading: 'Schrijf ons',
  text: 'Je bereikt ons per mail:',
} as const;
