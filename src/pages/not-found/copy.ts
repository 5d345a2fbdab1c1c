export const copy = {
  title: 'Pagina niet gevonden',
  description: 'Deze pagina bestaat niet, of niet meer.',
  heading: 'Oops! Page not found',
  text: 'Deze pagina bestaat niet, of is verhuisd. Zocht je een anekdote? Kijk dan of de hele link is meegekomen.',
  action: 'Naar de startpagina',
} as const;
