export const copy = {
  title: 'Prijzen',
  description:
    'Beginnen is gratis. Premium kost € 2,75 per maand exclusief btw en is altijd opzegbaar.',
  heading: 'Beginnen is gratis',
  text: 'Premium kost € 2,75 per maand exclusief btw (€ 3,33 inclusief 21% btw), en opzeggen kan altijd.',
  action: 'Start je anekdote',
} as const;
