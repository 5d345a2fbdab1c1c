import { countInWords } from '@/lib/plurals';

export const copy = {
  undated: 'Zonder datum',
  count: (count: number) => countInWords(count, 'gebeurtenis', 'gebeurtenissen'),
  showEarlier: 'Eerder in het verhaal',
  showMore: 'Verder in het verhaal',
} as const;
