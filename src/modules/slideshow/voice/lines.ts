import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { contributorName, unknownContributor } from '@/modules/timeline/people/contributor-names';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { storyTitle } from '@/lib/shared/story-summary';
import { copy } from '../copy';
import { getMediaUrl, type Scene } from '../scenes/scenes';
import { splitSentences } from './speech/sentences';
import { spokenText } from './speech/spoken-text';

/** A text on the screen in which the spoken sentence is marked. */
export type TextPart = 'title' | 'description' | 'transcript';

/** One sentence that the voice says. */
export interface Line {
  text: string;
  /** The text on the screen and the number of its sentence; absent for what is only said. */
  part?: TextPart;
  index?: number;
}

const isSayable = ({ text }: Line) => /[\p{L}\p{N}]/u.test(text);

const linesOf = (part: TextPart, text: string | null | undefined): Line[] =>
  splitSentences(text?.trim() ?? '').map((sentence, index) => ({
    part,
    index,
    text: spokenText(sentence),
  }));

function itemLines(item: TimelineItem, isUnheard: boolean): Line[] {
  const { creator, description, item_date, metadata, title } = item;
  const isDated = item_date !== null || metadata.date_text !== undefined;
  const name = contributorName(creator?.display_name);
  return [
    ...(isDated ? [{ text: spokenText(formatItemDate(item).spoken) }] : []),
    ...linesOf('title', title),
    ...(name === unknownContributor ? [] : [{ text: copy.toldBy(name) }]),
    ...linesOf('description', description),
    ...(isUnheard ? linesOf('transcript', metadata.transcript) : []),
  ];
}

/**
 * What the voice says of a scene. `isBroken`: its recording cannot be heard, so its transcript is said. The
 * card of a chapter stands in silence: the date of its first item follows.
 */
export function getLines(scene: Scene, timeline: Timeline, isBroken: boolean): Line[] {
  const title = storyTitle(timeline);
  const lines = {
    title: () => [...linesOf('title', title), ...linesOf('description', timeline.description)],
    chapter: () => [],
    item: (): Line[] =>
      scene.kind === 'item' ? itemLines(scene.item, isBroken && getMediaUrl(scene) !== null) : [],
    end: () => [{ text: `${copy.theEnd} ${title}.` }],
  };
  return lines[scene.kind]().filter(isSayable);
}
