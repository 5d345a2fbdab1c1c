import { searchableText, textMatcher } from '@/lib/text-match';
import { contributorsOf } from '@/modules/timeline/people/contributors';
import type { FilterState } from '@/modules/timeline/filter/timeline-filter';
import type { TimelineItem } from '@/modules/timeline/rows';
import { placesByFrequency } from '@/modules/timeline/filter/listed-places';

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
  const words = filter.search.split(/\s+/).flatMap((word) => {
    const matches = textMatcher(word);
    return matches ? { word, matches } : [];
  });
  const suggest = (
    kind: Suggestion['kind'],
    field: 'places' | 'contributors',
    choices: readonly { value: string; name: string }[],
  ): Suggestion[] =>
    choices
      .filter(({ value }) => !filter[field].includes(value))
      .map((choice) => {
        const text = searchableText(choice.name);
        return { choice, rest: words.filter(({ matches }) => !matches(text)) };
      })
      .filter(({ rest }) => rest.length < words.length)
      .sort((a, b) => a.rest.length - b.rest.length)
      .slice(0, mostSuggestions)
      .map(({ choice: { value, name }, rest }) => ({
        kind,
        value,
        name,
        filter: {
          ...filter,
          search: rest.map(({ word }) => word).join(' '),
          [field]: [...filter[field], value],
        },
      }));
  const places = placesByFrequency(items).map(({ name }) => ({ value: name, name }));
  const people = contributorsOf(items).map(({ id, name }) => ({ value: id, name }));
  return [...suggest('place', 'places', places), ...suggest('contributor', 'contributors', people)];
}
