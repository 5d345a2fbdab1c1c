import { countInWords } from '@/lib/plurals';

const decades = 'dertig veertig vijftig zestig zeventig tachtig negentig'.split(' ');

export const copy = {
  rail: 'Jaren in dit verhaal',
  isNew: 'Nieuw',
  /** 'Jaren twintig' is ambiguous; only 1930 to 1999 have a name. */
  decade: (first: number) => {
    const name = first < 2000 && decades[(first - 1930) / 10];
    return name ? `Jaren ${name}` : `Vanaf ${first}`;
  },
  undated: 'Zonder datum',
  undatedShort: 'Overig',
  count: (count: number) => countInWords(count, 'gebeurtenis', 'gebeurtenissen'),
} as const;
