/** In its own file, so that it is part of the lazy chunk and not of the bar. */
export const copy = {
  period: 'Periode',
  from: 'Van',
  until: 'Tot en met',
  dateHint: 'Bijvoorbeeld 4-5-1955, mei 1955 of alleen 1955.',
  reversed: 'De eerste datum ligt na de tweede. Pas er een aan, of wissel ze om.',
  swap: 'Wissel de datums om',
  dateFault: {
    unreadable: 'Deze datum begrijpen we niet. Schrijf hem als 4-5-1955, mei 1955 of 1955.',
    year: 'Schrijf het jaar erbij met vier cijfers, zoals 1955.',
    month: 'Een jaar heeft twaalf maanden. Schrijf eerst de dag, dan de maand: 4-5-1955.',
    day: (month: string, days: number) => `Die dag bestaat niet: ${month} heeft ${days} dagen.`,
  },
  openCalendar: (field: string) => `Kalender openen: ${field}`,
  calendarLoading: 'De kalender wordt geladen…',
  calendarFailed: 'De kalender kon niet worden geladen. Typ de datum, of probeer het nog eens.',
};
