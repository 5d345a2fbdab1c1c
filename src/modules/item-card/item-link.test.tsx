import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StoryLinksContext } from '@/modules/timeline/story-view';
import { createItem } from '@/modules/timeline/fixtures';
import { ItemCard } from './item-card';

const links = {
  storyPath: '/public/riet',
  itemPath: (id: string) => `/public/riet/moment/${id}`,
};
const show = (row: Record<string, unknown> = {}) =>
  render(
    <StoryLinksContext value={links}>
      <ItemCard item={createItem({ id: 'een', ...row })} />
    </StoryLinksContext>,
  );

test('title and picture link to the item, with one tab stop', () => {
  show();
  const heading = screen.getByRole('heading', { name: 'De trouwdag' });
  const link = within(heading).getByRole('link', { name: 'De trouwdag' });
  expect(link.getAttribute('href')).toBe('/public/riet/moment/een');
  expect(screen.getAllByRole('link')).toEqual([link]);
  const [picture] = document.querySelectorAll<HTMLElement>('a[aria-hidden]');
  expect(picture?.getAttribute('href')).toBe('/public/riet/moment/een');
  expect(picture?.tabIndex).toBe(-1);
});

test('the date is the link if there is no title', () => {
  show({ title: ' ' });
  expect(screen.getByRole('link', { name: '4 mei 1955' })).toBeTruthy();
});

test.each(['video', 'audio'])(
  'a %s keeps its own controls: only its title is a link',
  (item_type) => {
    show({ item_type, media_url: '/demo/iets' });
    expect(document.querySelectorAll('a')).toHaveLength(1);
  },
);

test('nothing is a link outside a timeline page', () => {
  render(<ItemCard item={createItem()} />);
  expect(document.querySelectorAll('a')).toHaveLength(0);
});
