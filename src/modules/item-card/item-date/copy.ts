export const copy = {
  undated: 'Datum onbekend',
  decade: (years: number) => `jaren ${years}`,
  years: (first: number, last: number) => `${first}–${last}`,
  circa: (year: number) => `omstreeks ${year}`,
  until: 'tot',
} as const;
