import { countOf } from '@/lib/numbers';

export const copy = {
  searchLabel: 'Zoek in de uitleg',
  searchPlaceholder: 'Bijvoorbeeld: foto, opzeggen, rollen',
  clearSearch: 'Zoekveld leegmaken',
  results: 'Gevonden uitleg',
  found: (count: number) =>
    count > 0 ? `${countOf(count, 'antwoord', 'antwoorden')} gevonden` : 'Niets gevonden',
  nothing: (query: string) => `Over “${query}” staat hier nog niets.`,
  askInstead: 'Vraag het de assistent',
  mailInstead: 'Of mail ons:',
  count: (count: number) => countOf(count, 'antwoord', 'antwoorden'),
} as const;
