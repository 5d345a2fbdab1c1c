export const copy = {
  title: 'Pagina niet gevonden',
  description: 'Deze pagina bestaat niet, of niet meer.',
  heading: 'Oops! Page not found',
  text: 'Deze pagina bestaat niet, of is verhuisd. Dat ligt niet aan jou. Zocht je een anekdote? Kijk dan of de hele link is meegekomen.',
  action: 'Naar de startpagina',
  pictureAlt:
    'Een gezin op een weg die bij de sloot ophoudt: vader leest de kaart, moeder wijst lachend naar de koe aan de overkant.',
  pictureCaption: 'Volgens de kaart kan het hier',
} as const;
