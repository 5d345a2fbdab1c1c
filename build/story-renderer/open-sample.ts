// Opens a link of a backend that has one story, for what needs a first screen without a database.
import type {
  FirstScreen,
  OpenedLink,
  StoryRenderer,
} from '../../supabase/functions/share-page/story-renderer';

interface Sample {
  pathname: string;
  timeline: object;
  items: object[];
  /** By default the number of these items. */
  count?: number;
}

const stubFetch =
  ({ timeline, items, count = items.length }: Sample): typeof fetch =>
  async (input) => {
    const { pathname, searchParams } = new URL(input as string);
    if (pathname.startsWith('/functions/')) return Response.json({ expiresIn: 3600, urls: {} });
    const ofItems = searchParams.get('limit') === '3' ? items.slice(-1) : items;
    const rows = pathname.endsWith('/timelines') ? [timeline] : ofItems;
    return Response.json(rows, { headers: { 'content-range': `0-0/${count}` } });
  };

/** @throws when the story does not render */
export async function openSample({ openLink }: Pick<StoryRenderer, 'openLink'>, sample: Sample) {
  const opened = (await openLink({
    slug: sample.pathname.split('/')[2]!,
    itemId: null,
    pathname: sample.pathname,
    search: '',
    origin: 'http://sample.localhost',
    fetch: stubFetch(sample),
    signal: new AbortController().signal,
    isReader: true,
    onFault: (error) => {
      throw error;
    },
  })) as OpenedLink;
  return opened as OpenedLink & { screen: FirstScreen };
}
