export const copy = {
  title: 'Dashboard',
  description: 'Je anekdotes staan in de app van Anekdotes. Daar log je in en schrijf je verder.',
  heading: 'Je anekdotes staan in de app',
  text: 'In de app log je in, schrijf je verder en bepaal je wie er meeleest.',
  action: 'Naar de app',
  noAccount: 'Nog geen account? Gratis beginnen',
  pictureAlt: 'Oma zwaait van achter haar raam naar haar familie buiten.',
  pictureCaption: 'Kom je binnen?',
} as const;
