/** Words of a link preview; the viewer has the same in its page metadata. */
export const copy = {
  site: 'Anekdotes',
  untitled: 'Zonder titel',
  description: 'Een levensverhaal in foto’s, video’s, stemmen en teksten.',
  itemTitle: (item: string, story: string) => `${item} – ${story}`,
  itemDescription: (date: string, text: string) => `${date}. ${text}`,
  item: 'Gebeurtenis',
  undated: 'Datum onbekend',
  decade: (years: number) => `jaren ${years}`,
  years: (first: number, last: number) => `${first}–${last}`,
  circa: (year: number) => `omstreeks ${year}`,
} as const;
