import type { Journey } from '../journey.ts';
import { filterJourneys } from './filter.ts';
import { liveJourneys } from './live.ts';
import { mediaJourneys } from './media.ts';
import { siteJourneys } from './site.ts';
import { storyJourneys } from './story.ts';
import { takeOverJourneys } from './take-over.ts';
import { toolJourneys } from './tools.ts';
import { walkJourneys } from './walk.ts';

export const journeys: Journey[] = [
  ...siteJourneys,
  ...storyJourneys,
  ...filterJourneys,
  ...mediaJourneys,
  ...takeOverJourneys,
  ...toolJourneys,
  ...liveJourneys,
  ...walkJourneys,
];
