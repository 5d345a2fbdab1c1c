import type { QueryFunctionContext } from '@tanstack/react-query';
import { timelineKeys } from '../queries';
import type { TimelineItem } from '../rows';
import { watchMediaErrors } from './recover-media';
import {
  isDue,
  openStory,
  pathsOf,
  renewalTime,
  signMissing,
  type SignedFiles,
} from './signed-urls';

/**
 * Signs the files of a page of rows, and those of the shown rows that are not signed yet or whose
 * URLs expire soon.
 * @throws ReadError, with the files that could be signed in the query data
 * @throws the reason of the signal
 */
export async function signFiles(
  slug: string,
  timelineId: string,
  page: readonly TimelineItem[],
  { client, queryKey, signal }: QueryFunctionContext,
): Promise<SignedFiles> {
  const story = openStory(slug);
  watchMediaErrors();
  const itemsKey = timelineKeys.items(slug, timelineId);
  const getShown = () => client.getQueryData<{ items: TimelineItem[] }>(itemsKey)?.items ?? [];
  // A refused file is asked for again by each read of its row, but not by a renewal.
  for (const path of page.flatMap(pathsOf)) story.refused.delete(path);
  const getPaths = () => [...page, ...getShown()].flatMap(pathsOf);
  const isMissing = (path: string) => isDue(path) && !story.refused.has(path);
  let paths = getPaths();
  try {
    for (; paths.some(isMissing); paths = getPaths())
      await signMissing(paths.filter(isMissing), signal);
  } catch (error) {
    signal.throwIfAborted();
    console.error('the files of the story could not be signed', error);
    client.setQueryData(queryKey, story.files);
    throw error;
  } finally {
    story.renewAt = renewalTime(paths);
  }
  return story.files;
}
