// A story with every kind of card and of opened item, for the choice of the styles of its document.
import { renderToStaticMarkup } from 'react-dom/server';
import { ItemCard } from '@/modules/item-card/item-card';
import { createItem } from '@/modules/timeline/fixtures';
import { itemTypeList } from '@/modules/timeline/item-types';
import { StoryLinksContext } from '@/modules/timeline/story-view';
import { OpenedItem } from '@/pages/public/first-screen/opened-item';
import { cards, players, view } from '../../catalogus/samples';
import { openSample } from '../story-renderer/open-sample';
import type { StoryRenderer } from '../../supabase/functions/share-page/story-renderer';

/** With what the catalogue does not show. */
const rich = createItem({
  description: 'Een lange brief. '.repeat(60),
  creator: { display_name: 'Karel', avatar_url: '/karel.webp' },
  metadata: {
    preview: 'data:image/webp;base64,UklGRg==',
    dominant_color: '#8a755a',
    gif_title: 'Kijk',
    location_name: 'Prinsengracht, Amsterdam, Noord-Holland, Nederland',
    transcript: 'We woonden daar.',
  },
});
const samples = [
  ...itemTypeList.map((item_type) => ({ ...rich, id: item_type, item_type })),
  ...[...cards, ...players].map(([, item]) => item),
];
const links = { storyPath: '/public/a', itemPath: (id: string) => `/public/a/moment/${id}` };
const timeline = { ...view.timeline, description: 'Een leven.', custom_logo_url: '/logo.png' };

const sampleItems = () =>
  renderToStaticMarkup(
    <StoryLinksContext value={links}>
      {samples.map((item) => (
        <li key={item.id}>
          <ItemCard item={item} />
          <OpenedItem item={item} story={{ title: 'A', path: links.storyPath }}>
            {null}
          </OpenedItem>
        </li>
      ))}
    </StoryLinksContext>,
  );

/** The markup of such a story. */
export async function renderSample(renderer: StoryRenderer): Promise<string> {
  const { screen } = await openSample(renderer, {
    pathname: links.storyPath,
    timeline,
    // Of two decades far apart, so that the page has a year rail and a silence.
    items: samples.slice(0, 12).map((item, index) => ({
      ...item,
      item_date: index < 6 ? '1915-05-04' : '1965-05-04',
    })),
    count: 60,
  });
  return screen.root + screen.before + sampleItems();
}
