import { countInWords } from '@/lib/numbers';
import type { Period } from '@/modules/timeline/chapters';

const list = new Intl.ListFormat('nl', { type: 'conjunction' });

export const copy = {
  label: 'Een familieverhaal',
  foreword: 'Vooraf',
  years: (first: number, last: number) => (first === last ? String(first) : `${first} – ${last}`),
  period: ({ unit, firstYear: first }: Period) => {
    if (first === null) return 'Zonder datum';
    return unit === 'year' ? String(first) : `${first} – ${first - (first % 10) + 9}`;
  },
  toldBy: (names: readonly string[]) => `Verteld door ${list.format(names)}`,
  others: (count: number) => countInWords(count, 'ander', 'anderen'),
  count: (count: number) => countInWords(count, 'gebeurtenis', 'gebeurtenissen'),
  listen: 'Scan en luister',
  watch: 'Scan en kijk',
  listenLabel: (item: string) => `QR-code om te luisteren naar: ${item}`,
  watchLabel: (item: string) => `QR-code om te kijken naar: ${item}`,
  elsewhere: 'Op een andere website:',
  transcript: 'Wat er gezegd wordt',
  ending: 'Het verhaal gaat verder',
  endingHelp:
    'Scan deze code met een telefoon. Dan hoor je de stemmen, zie je de video’s, en staat er misschien al iets nieuws.',
  endingLabel: 'QR-code met de link naar het verhaal',
  private:
    'Dit boekje is van de familie. Wie de code heeft, kan het verhaal lezen: geef het alleen door aan wie het mag zien.',
  made: (day: string) => `Gemaakt op ${day}`,
  fewPictures:
    'Niet alle foto’s waren al opgehaald. Kies in het verhaal Bewaren en dan Boekje maken: dan staan ze er allemaal in.',
} as const;
