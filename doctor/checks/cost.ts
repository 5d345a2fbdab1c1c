// What a first visit costs in milliseconds from here. Information: a slow line is no fault.
import type { Check, Context } from '../context.ts';
import { findingsOf } from '../finding.ts';
import { linkOf, NoAnswerError } from '../project.ts';
import { findStory, itemsPath, timelinePath } from './story.ts';

const { ok, notTried } = findingsOf('cost of a visit', 'caches-and-cost');
const times = 3;

export const checkCost: Check = async (context) => {
  const measured: string[] = [];
  try {
    for (const [name, read] of Object.entries(await readsOf(context))) {
      measured.push(`${name} ${Math.round(await medianOf(read))} ms`);
    }
  } catch (error) {
    if (error instanceof NoAnswerError)
      return [notTried(`A read got no answer: ${error.message}.`)];
    throw error;
  }
  return [ok(`From here, median of ${times}: ${measured.join(', ')}.`)];
};

/** Without a story the same reads, which find nothing. */
async function readsOf({ project, site, slug = 'onbekend' }: Context) {
  const story = await findStory(project, slug);
  const headers = linkOf(slug);
  const id = story?.id ?? '00000000-0000-4000-8000-000000000000';
  const document = `${site}/public/${encodeURIComponent(slug)}`;
  return {
    ...(site !== undefined && { document: () => project.fetch(document) }),
    timeline: () => project.ask(timelinePath(slug), { headers }),
    items: () => project.ask(itemsPath(id), { headers }),
  };
}

async function medianOf(read: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await read();
    taken.push(performance.now() - start);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)]!;
}
