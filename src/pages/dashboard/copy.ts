export const copy = {
  title: 'Dashboard',
  description: 'Je anekdotes staan in de app van Anekdotes.',
  heading: 'Je anekdotes staan in de app',
  text: 'In de app log je in, schrijf je verder en bepaal je wie er meeleest.',
  action: 'Naar de app',
} as const;
