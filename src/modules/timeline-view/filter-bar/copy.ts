import { countOf, numberOf } from '@/lib/plurals';
import type { ItemType } from '@/modules/timeline/rows';

const events = (count: number) => countOf(count, 'gebeurtenis', 'gebeurtenissen');

export const copy = {
  bar: 'Filteren en zoeken',
  search: 'Zoek in de verhalen',
  clearSearch: 'Zoekveld leegmaken',
  types: 'Soort',
  type: {
    photo: 'Foto',
    video: 'Video',
    audio: 'Geluid',
    text: 'Tekst',
    gif: 'Gif',
  } satisfies Record<ItemType, string>,
  sort: 'Volgorde',
  oldestFirst: 'Oudste eerst',
  newestFirst: 'Nieuwste eerst',
  more: 'Meer',
  filters: (active: number) => (active > 0 ? `Filters (${active})` : 'Filters'),
  panel: 'Filters',
  show: (count: number) => `Toon ${events(count)}`,
  contributors: 'Bijdragers',
  place: (name: string) => `Plaats: ${name}`,
  placesFailed: 'De lijst met plaatsen kon niet worden geladen. Laad de pagina opnieuw.',
  media: 'Media',
  anyMedia: 'Alles',
  withMedia: 'Met beeld of geluid',
  withoutMedia: 'Alleen tekst',
  period: 'Periode',
  periodFailed: 'De velden voor een periode konden niet worden geladen. Laad de pagina opnieuw.',
  from: 'Van',
  until: 'Tot en met',
  dateHint: 'Bijvoorbeeld 4-5-1955, mei 1955 of alleen 1955.',
  reversed: 'De eerste datum ligt na de tweede. Pas er een aan, of wissel ze om.',
  swap: 'Wissel de datums om',
  dateFault: {
    unreadable: 'Deze datum begrijpen we niet. Schrijf hem als 4-5-1955, mei 1955 of 1955.',
    year: 'Schrijf het jaar erbij met vier cijfers, zoals 1955.',
    earlyYear: (year: string) =>
      `Schrijf het jaar met vier cijfers, zoals 1955. Bedoel je het jaar ${year}, schrijf dan 0${year}.`,
    month: 'Een jaar heeft twaalf maanden. Schrijf eerst de dag, dan de maand: 4-5-1955.',
    day: (month: string, days: number) => `Die dag bestaat niet: ${month} heeft ${days} dagen.`,
  },
  openCalendar: (field: string) => `Kalender openen: ${field}`,
  calendarLoading: 'De kalender wordt geladen…',
  calendarFailed: 'De kalender kon niet worden geladen. Typ de datum, of probeer het nog eens.',
  chips: 'Actieve filters',
  quoted: (search: string) => `“${search}”`,
  since: (date: string) => `vanaf ${date}`,
  upTo: (date: string) => `tot en met ${date}`,
  between: (start: string, end: string) => `${start} – ${end}`,
  removeFilter: (label: string) => `Verwijder filter: ${label}`,
  clearAll: 'Wis alles',
  result: (shown: number, total: number, filtering: boolean) =>
    filtering ? `${numberOf(shown)} van ${events(total)}` : events(total),
};
