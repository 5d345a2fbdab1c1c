import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { storyTitle } from '@shared/story-summary';
import { copy as cardCopy } from '@/modules/item-card/copy';
import { languageOf, primaryLanguage } from '@/modules/timeline/item-language';
import { byType } from '@/modules/timeline/item-types';
import { copy } from '../copy';
import { shownIn, toldBy } from '../scenes/untold';
import { getMediaUrl, type Scene } from '../scenes/scenes';
import { splitSentences } from './speech/sentences';
import { spokenText } from './speech/spoken-text';

/** The Dutch name of a language: 'Engels' for `en-CA`; null for one without a name. */
function languageName(tag: string): string | null {
  const primary = primaryLanguage(tag);
  const name = new Intl.DisplayNames(['nl'], { type: 'language' }).of(primary);
  return name && name !== primary ? name : null;
}

/** A text on the screen in which the spoken sentence is marked. */
export type TextPart = 'title' | 'description' | 'transcript';

/** One sentence that the voice says. */
export interface Line {
  text: string;
  /** The visible text and the index of this sentence in it; absent for a line that the screen does not show. */
  part?: TextPart;
  index?: number;
  /** Of a text in another language than Dutch. */
  language?: string;
}

/** Whether a voice of the device can read this language. */
type CanSay = (language: string) => boolean;

const isSayable = ({ text }: Line) => /[\p{L}\p{N}]/u.test(text);

const linesOf = (part: TextPart, text: string | null | undefined, language?: string): Line[] =>
  splitSentences(text?.trim() ?? '').map((sentence, index) => ({
    part,
    index,
    // The abbreviations are Dutch.
    text: language === undefined ? spokenText(sentence) : sentence.replace(/\s+/g, ' ').trim(),
    ...(language !== undefined && { language }),
  }));

/** A line that the screen does not show. */
const unseen = (text: string | null): Line[] => (text ? [{ text }] : []);

/**
 * The text or transcript in its own language. Without a voice for that a Dutch one would make it
 * unintelligible: it is named and skipped.
 */
function ownLines(item: TimelineItem, part: TextPart, canSay: CanSay): Line[] {
  const language = languageOf(item);
  const text = part === 'transcript' ? item.metadata.transcript : item.description;
  if (language === undefined || canSay(language)) return linesOf(part, text, language);
  return text?.trim() ? unseen(copy.otherLanguage(languageName(language))) : [];
}

/** The transcript of a recording that cannot be heard. */
function unheardLines(item: TimelineItem, canSay: CanSay): Line[] {
  const text = byType(cardCopy.broken, item) ?? '';
  return [{ text }, ...ownLines(item, 'transcript', canSay)];
}

function itemLines(item: TimelineItem, canSay: CanSay): Line[] {
  const isDated = item.item_date !== null || item.metadata.date_text !== undefined;
  const name = toldBy(item);
  const picture = shownIn(item);
  return [
    ...(isDated ? unseen(spokenText(formatItemDate(item).spoken)) : []),
    ...linesOf('title', item.title),
    ...unseen(name && `${name}.`),
    ...(picture ? splitSentences(picture).map((sentence) => ({ text: spokenText(sentence) })) : []),
    ...ownLines(item, 'description', canSay),
  ];
}

function sceneLines(scene: Scene, timeline: Timeline, isBroken: boolean, canSay: CanSay): Line[] {
  switch (scene.kind) {
    case 'title':
      return [
        ...linesOf('title', storyTitle(timeline)),
        ...linesOf('description', timeline.description),
      ];
    case 'chapter':
      return [];
    case 'item': {
      const isUnheard = isBroken && getMediaUrl(scene) !== null;
      return [
        ...itemLines(scene.item, canSay),
        ...(isUnheard ? unheardLines(scene.item, canSay) : []),
      ];
    }
    case 'end':
      return [{ text: `${copy.theEnd} ${storyTitle(timeline)}.` }];
  }
}

/**
 * What the voice says of a scene; `isBroken`: its file cannot be shown or heard. The card of a chapter
 * stands in silence, since the date of its first item follows.
 */
export const getLines = (
  scene: Scene,
  timeline: Timeline,
  isBroken: boolean,
  canSay: CanSay = () => true,
): Line[] => sceneLines(scene, timeline, isBroken, canSay).filter(isSayable);
