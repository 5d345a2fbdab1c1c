export const copy = {
  title: 'Voorbeelden',
  description:
    'Waar families een anekdote voor maken: een herinnering, een eerste jaar, een seizoen. Bekijk een verhaal in het echt.',
  heading: 'Kijk mee in een verhaal',
  text: 'Oma Riet is verzonnen, maar haar verhaal laat precies zien hoe een anekdote werkt.',
} as const;
