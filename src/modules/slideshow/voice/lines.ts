import { formatItemDate } from '@/modules/item-card/item-date/format-item-date';
import { contributorName, unknownContributor } from '@/modules/timeline/people/contributor-names';
import type { Timeline, TimelineItem } from '@/modules/timeline/rows';
import { storyTitle } from '@/lib/shared/story-summary';
import { copy as cardCopy } from '@/modules/item-card/copy';
import { typeOf } from '@/modules/timeline/item-types';
import { copy } from '../copy';
import { getMediaUrl, type Scene } from '../scenes/scenes';
import { splitSentences } from './speech/sentences';
import { spokenText } from './speech/spoken-text';

/** A text on the screen in which the spoken sentence is marked. */
export type TextPart = 'title' | 'description' | 'transcript';

/** One sentence that the voice says. */
export interface Line {
  text: string;
  /** The visible text and the index of this sentence in it; absent for a line that the screen does not show. */
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

/** The transcript of a recording that cannot be heard. */
function unheardLines(item: TimelineItem): Line[] {
  const isVideo = typeOf(item).medium === 'video';
  const text = isVideo ? cardCopy.videoBroken : copy.audioBrokenAlone;
  return [{ text }, ...linesOf('transcript', item.metadata.transcript)];
}

function itemLines(item: TimelineItem): Line[] {
  const isDated = item.item_date !== null || item.metadata.date_text !== undefined;
  const name = contributorName(item.creator?.display_name);
  return [
    ...(isDated ? [{ text: spokenText(formatItemDate(item).spoken) }] : []),
    ...linesOf('title', item.title),
    ...(name === unknownContributor ? [] : [{ text: copy.toldBy(name) }]),
    ...linesOf('description', item.description),
  ];
}

function sceneLines(scene: Scene, timeline: Timeline, isBroken: boolean): Line[] {
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
      return [...itemLines(scene.item), ...(isUnheard ? unheardLines(scene.item) : [])];
    }
    case 'end':
      return [{ text: `${copy.theEnd} ${storyTitle(timeline)}.` }];
  }
}

/**
 * What the voice says of a scene; `isBroken`: its file cannot be shown or heard. The card of a chapter
 * stands in silence, since the date of its first item follows.
 */
export const getLines = (scene: Scene, timeline: Timeline, isBroken: boolean): Line[] =>
  sceneLines(scene, timeline, isBroken).filter(isSayable);
