// Whether the share page answers for stories: with the title of one that opens, with 404 otherwise.
import { randomUUID } from 'node:crypto';
import { storyPrefix } from '@shared/story-path';
import { plainText } from '@shared/plain-text';
import { needsSlug, type Check } from '../context.ts';
import { findingsOf } from '../finding.ts';
import { findStory } from './story.ts';

const { ok, failed, notTried } = findingsOf('share page', 'share-page');

export const checkSharePage: Check = async ({ project, site, slug }) => {
  if (site === undefined) return [notTried('Needs --site.')];
  const other = await project.fetch(`${site}${storyPrefix}doctor-${randomUUID()}`);
  if (other.isOk) return [notTried('No share page is before /public/*: stories open without it.')];
  if (other.status !== 404) return [failed(`An unknown story answers ${other.status}, not 404.`)];
  if (slug === undefined) return [notTried(`An unknown story answers 404. ${needsSlug}`)];
  const story = await findStory(project, slug);
  if (!story) return [notTried('The link opens no story.')];
  const shared = await project.fetch(site + storyPrefix + encodeURIComponent(slug));
  const faults = [
    ...(shared.isOk ? [] : [`the story answers ${shared.status}`]),
    ...(hasTitle(shared.text, story.title) ? [] : ['the document has not the title of the story']),
    ...(/no-store/.test(shared.headers.get('cache-control') ?? '') ? [] : ['a cache may store it']),
  ];
  return [
    faults.length > 0
      ? failed('The share page does not show the story.', faults)
      : ok('The document of the story has its title, and an unknown story answers 404.'),
  ];
};

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function hasTitle(html: string, title: string): boolean {
  const [, escaped = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const text = escaped.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!);
  return text.startsWith(plainText(title));
}
