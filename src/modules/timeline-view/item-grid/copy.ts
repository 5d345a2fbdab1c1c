import { countInWords } from '@/lib/plurals';

export const copy = {
  rail: 'Jaren in dit verhaal',
  isNew: 'Nieuw',
  undated: 'Zonder datum',
  undatedShort: 'Overig',
  count: (count: number) => countInWords(count, 'gebeurtenis', 'gebeurtenissen'),
} as const;
