// The cards of the viewer, in a list without anything around them.
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { ItemCard } from '@/modules/item-card/item-card';
import { timelineItemSchema } from '@/modules/timeline/rows';
import { StoryLinksContext } from '@/modules/timeline/story-view';
import '@/styles.css';
import { ListPage } from './list-page';
import { slug } from './read-rows';

const columns =
  'id,title,description,item_type,media_url,item_date,created_by,metadata,creator:profiles!created_by(display_name,avatar_url)';
const links = {
  storyPath: `/public/${slug}`,
  itemPath: (id: string) => `/public/${slug}/moment/${id}`,
};

createRoot(document.getElementById('root')!).render(
  <MemoryRouter>
    <StoryLinksContext value={links}>
      <ListPage columns={columns} parse={(row) => timelineItemSchema.parse(row)}>
        {(shown) => (
          <ul
            data-cards
            className="grid gap-x-5 gap-y-5 pb-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-6.5 lg:gap-y-6.5 lg:pb-6.5"
          >
            {shown.map((item) => (
              <li key={item.id} data-item-id={item.id}>
                <ItemCard item={item} />
              </li>
            ))}
          </ul>
        )}
      </ListPage>
    </StoryLinksContext>
  </MemoryRouter>,
);
