import { countInWords } from '@/lib/plurals';

export const copy = {
  undated: 'Zonder datum',
  count: (count: number) => countInWords(count, 'gebeurtenis', 'gebeurtenissen'),
  showMore: 'Toon meer gebeurtenissen',
} as const;
