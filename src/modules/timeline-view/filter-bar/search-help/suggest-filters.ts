import { hasTerms, normalizeText, searchTerms } from '@/lib/text-match';
import { contributorsOf } from '@/modules/timeline/people/contributors';
import type { FilterState } from '@/modules/timeline/filter/timeline-filter';
import type { TimelineItem } from '@/modules/timeline/rows';
import { placesByFrequency } from '../panel/places-by-frequency';

interface Suggestion {
  kind: 'place' | 'contributor';
  /** The name of the place, or the id of the contributor. */
  value: string;
  name: string;
  /** The filter with the place or contributor instead of the words that its name has. */
  filter: FilterState;
}

/** Of each kind: a short word can be in many names. */
const mostSuggestions = 3;

/** The places and contributors whose name has words of the search, those with most words first. */
export function suggestFilters(items: TimelineItem[], filter: FilterState): Suggestion[] {
  const words = filter.search.split(/\s+/).filter((word) => searchTerms(word).length > 0);
  const suggest = (
    kind: Suggestion['kind'],
    choices: readonly { value: string; name: string }[],
    choose: (value: string) => Partial<FilterState>,
  ) => {
    const found = choices
      .map(({ value, name }) => {
        const text = normalizeText(name);
        const rest = words.filter((word) => !hasTerms(text, searchTerms(word)));
        return { kind, value, name, rest };
      })
      .filter(({ rest }) => rest.length < words.length);
    found.sort((a, b) => a.rest.length - b.rest.length);
    return found.slice(0, mostSuggestions).map(({ rest, ...suggestion }) => ({
      ...suggestion,
      filter: { ...filter, search: rest.join(' '), ...choose(suggestion.value) },
    }));
  };
  return [
    ...suggest(
      'place',
      placesByFrequency(items)
        .filter(({ name }) => !filter.places.includes(name))
        .map(({ name }) => ({ value: name, name })),
      (name) => ({ places: [...filter.places, name] }),
    ),
    ...suggest(
      'contributor',
      contributorsOf(items)
        .filter(({ id }) => !filter.contributors.includes(id))
        .map(({ id, name }) => ({ value: id, name })),
      (id) => ({ contributors: [...filter.contributors, id] }),
    ),
  ];
}
