// Title and description of the document of a story or of an item. Used by the site and by the functions.
import { labelOf, type LabelledItem } from './item-label.ts';
import { plainText } from './plain-text.ts';

export interface Summary {
  title: string;
  description: string;
}

const untitled = 'Zonder titel';
export const defaultDescription = 'Een levensverhaal in foto’s, video’s, stemmen en teksten.';

/** As a page of the site shows it. */
export const storyTitle = ({ title }: { title: string }) => title.trim() || untitled;

const longestDescription = 160;

/** Counts characters, not UTF-16 units: half an emoji is no text. */
function firstWords(text: string): string {
  const characters = Array.from(text);
  return characters.length > longestDescription
    ? `${characters
        .slice(0, longestDescription - 3)
        .join('')
        .trimEnd()}...`
    : text;
}

export const storySummary = (story: { title: string; description: string | null }): Summary => ({
  title: plainText(story.title) || untitled,
  description: firstWords(plainText(story.description ?? '') || defaultDescription),
});

/** Of an item in the story that `story` describes; `date` is in words. */
export const itemSummary = (story: Summary, item: LabelledItem, date: string): Summary => ({
  title: `${labelOf(item)} – ${story.title}`,
  description: firstWords(`${date}. ${plainText(item.description ?? '') || story.description}`),
});
