export const copy = {
  dialog: (field: string) => `Kies een datum: ${field}`,
  month: 'Maand',
  year: 'Jaar',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  today: 'vandaag',
  close: 'Sluiten',
};
