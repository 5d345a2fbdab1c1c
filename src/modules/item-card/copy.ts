import type { ByShownType } from '@/modules/timeline/item-types';

export const copy = {
  location: 'Plaats:',
  readMore: 'Lees verder',
  readLess: 'Lees minder',
  labelOf: (label: string, title: string) => `${label}: ${title}`,
  dateUntil: 'tot',
  /** In the place of a file that did not arrive; null for a type whose file is linked to. */
  broken: {
    photo: 'Deze foto kan nu niet worden getoond',
    video: 'Deze video kan nu niet worden afgespeeld',
    audio: 'Deze opname is nu niet te horen.',
    text: null,
    gif: 'Deze gif kan nu niet worden getoond',
  } satisfies ByShownType<string>,
  gifStamp: 'GIF',
  pauseGif: 'Gif stilzetten',
  playGif: 'Gif afspelen',
  retry: 'Opnieuw proberen',
  retrying: 'Even proberen…',
  stillBroken: 'Het lukt nog niet. Kijk of je internet hebt.',
  playVideo: (title: string, length?: string) =>
    `Video afspelen: ${title}${length ? `, lengte ${length}` : ''}`,
  cardBroken: 'Deze gebeurtenis kan nu niet worden getoond.',
} as const;
