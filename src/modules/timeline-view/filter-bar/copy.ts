import { countOf, numberOf } from '@/lib/numbers';

const events = (count: number) => countOf(count, 'gebeurtenis', 'gebeurtenissen');

export const copy = {
  bar: 'Filteren en zoeken',
  search: 'Zoek in de verhalen',
  clearSearch: 'Zoekveld leegmaken',
  types: 'Soort',
  sort: 'Volgorde',
  oldestFirst: 'Oudste eerst',
  newestFirst: 'Nieuwste eerst',
  more: 'Meer',
  filters: (active: number) => (active > 0 ? `Filters (${active})` : 'Filters'),
  panel: 'Filters',
  fieldsLoading: 'De andere filters worden geladen…',
  fieldsFailed: 'De andere filters konden niet worden geladen. Laad de pagina opnieuw.',
  show: (count: number) => `Toon ${events(count)}`,
  place: (name: string) => `Plaats: ${name}`,
  withMedia: 'Met beeld of geluid',
  withoutMedia: 'Zonder beeld of geluid',
  newSince: (day: string) => `Nieuw sinds ${day}`,
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
