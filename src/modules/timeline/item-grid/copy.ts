import { countInWords } from '@/lib/plurals';

export const copy = {
  undated: 'Zonder datum',
  count: (count: number) => countInWords(count, 'gebeurtenis', 'gebeurtenissen'),
  showMore: 'Verder in het verhaal',
} as const;
