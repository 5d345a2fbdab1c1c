// Whether a story opens with its link, and with nothing else.
import { needsSlug, type Check } from '../context.ts';
import { findingsOf } from '../finding.ts';
import { linkOf, rowsOf, type Answer, type Project } from '../project.ts';

const { ok, failed, notTried } = findingsOf('story', 'un-publishing');

/** The reads of the site when it opens a story. */
export const timelinePath = (slug: string) =>
  `/rest/v1/timelines?select=id,title&public_slug=eq.${encodeURIComponent(slug)}&is_public=eq.true`;
export const itemsPath = (id: string) =>
  `/rest/v1/timeline_items?select=id,title,media_url,metadata,creator:profiles!created_by(display_name)&timeline_id=eq.${encodeURIComponent(id)}&order=item_date.asc,id.asc&limit=30`;

export async function findStory(project: Project, slug: string) {
  const rows = rowsOf(await project.ask(timelinePath(slug), { headers: linkOf(slug) }));
  const [story] = rows ?? [];
  return story && { id: String(story.id), title: String(story.title) };
}

export const checkStory: Check = async ({ project, slug }) => {
  if (slug === undefined) return [notTried(needsSlug)];
  const story = await findStory(project, slug);
  if (!story) {
    return [
      failed(
        'The link opens no story: it is wrong, private or ended, or asks for a password as well.',
      ),
    ];
  }
  const paths = [timelinePath(slug), itemsPath(story.id)];
  const exact = { prefer: 'count=exact' };
  const opened = await Promise.all(
    paths.map((path) => project.ask(path, { headers: { ...linkOf(slug), ...exact } })),
  );
  if (opened.some((answer) => !rowsOf(answer))) {
    return [failed('The link opens the story, and its items cannot be read.')];
  }
  const links: Record<string, string>[] = [{}, linkOf(`${slug}x`), linkOf('onbekend')];
  const closed = await Promise.all(
    links.flatMap((link) =>
      paths.map((path) => project.ask(path, { headers: { ...link, ...exact } })),
    ),
  );
  return closed.some(tellsRows)
    ? [failed('The story can be read without its link.')]
    : [ok('The story opens with its link, and without it there is no row and no count.')];
};

const tellsRows = (answer: Answer) =>
  (rowsOf(answer)?.length ?? 0) > 0 || /\/[1-9]/.test(answer.headers.get('content-range') ?? '');
