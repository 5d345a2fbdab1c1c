export const copy = {
  title: 'Pagina niet gevonden',
  description: 'Deze pagina bestaat niet, of niet meer.',
  heading: 'Oops! Page not found',
  text: 'Deze pagina bestaat niet, of is verhuisd. Dat ligt niet aan jou. Zocht je een anekdote? Kijk dan of de hele link is meegekomen.',
  action: 'Naar de startpagina',
  pictureAlt: 'Een lege leunstoel voor het raam, met alleen een kat erin.',
  pictureCaption: 'Hier zit alleen de kat',
} as const;
