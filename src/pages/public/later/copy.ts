import { countInWords, countOf } from '@/lib/numbers';

/** Apart from the copy of the page, which comes before the first card. */
export const copy = {
  pendingItems: (count: number) => countOf(count, 'nieuwe gebeurtenis', 'nieuwe gebeurtenissen'),
  noMatches: 'Geen gebeurtenissen gevonden met de huidige filters.',
  clearFilters: 'Wis alles',
  lost: 'Even geen verbinding. Zodra die terug is, werkt het verhaal zichzelf bij.',
  contributors: (count: number) => countInWords(count, 'bijdrager', 'bijdragers'),
  years: (first: number, last: number) =>
    first === last
      ? String(first)
      : `${first} tot ${last >= new Date().getFullYear() ? 'nu' : last}`,
  /** In parts: a narrow screen has no room for the noun, which stands above it. */
  news: (count: number, day: string) => {
    const [number = '', ...words] = countInWords(
      count,
      'nieuwe gebeurtenis',
      'nieuwe gebeurtenissen',
    ).split(' ');
    const start = number === 'één' ? 'Eén' : number.charAt(0).toUpperCase() + number.slice(1);
    return [`${start} ${words[0]}`, ` ${words[1]}`, ` sinds ${day}`] as const;
  },
  showNews: 'Laat zien',
  onThisDay: (years: number) => `Op deze dag, ${years} jaar geleden: `,
  others: (count: number) => ` en ${countInWords(count, 'andere', 'andere')}`,
  theEnd: 'Dit was',
  toldBy: (names: readonly string[]) =>
    `Verteld door ${[names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' en ')}`,
  sendOn: 'Stuur het door',
  makeBooklet: 'Maak er een boekje van',
  toBeginning: 'Terug naar het begin',
} as const;
