import { countInWords } from '@/lib/numbers';
import type { Period } from '@/modules/timeline/chapters';

const decades = 'dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ');

export const copy = {
  rail: 'Jaren in dit verhaal',
  isNew: 'Nieuw',
  /** 'Jaren twintig' is ambiguous; only 1930 to 1999 have a name. */
  period: ({ unit, firstYear }: Period) => {
    if (firstYear === null) return 'Zonder datum';
    if (unit === 'year') return String(firstYear);
    const name = firstYear < 2000 && decades[(firstYear - 1930) / 10];
    return name ? `Jaren ${name}` : `Vanaf ${firstYear}`;
  },
  /** `jaar` has no plural after a number. */
  later: (years: number) => `${countInWords(years, 'jaar', 'jaar')} later`,
  undatedShort: 'Overig',
  count: (count: number) => countInWords(count, 'gebeurtenis', 'gebeurtenissen'),
  places: (names: readonly string[]) => ` · ${names.join(', ')}`,
} as const;
