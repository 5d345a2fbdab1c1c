export const copy = {
  title: 'Help',
  description: 'Een vraag over je anekdote? Mail ons, dan helpen we je verder.',
  heading: 'Waar kunnen we je mee helpen?',
  text: 'Stel je vraag per mail, dan helpen we je verder:',
} as const;
