import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createItem } from '@/modules/timeline/fixtures';
import { timelineSchema, type TimelineItem } from '@/modules/timeline/rows';
import { StoryTools } from './story-tools';

vi.mock('./tools', () => ({
  tools: [
    {
      id: 'map',
      name: 'Kaart',
      Icon: () => null,
      load: async () => ({ default: () => <dialog open aria-label="Op de kaart" /> }),
      isFor: ({ items }: { items: unknown[] }) => items.length > 1,
    },
  ],
}));

const letter = createItem();
const beach = createItem({ id: '6a1f2b7e-0000-4000-8000-000000000002', title: 'Het strand' });

const storyOf = (items: TimelineItem[], isComplete: boolean) => (
  <MemoryRouter>
    <StoryTools
      view={{
        slug: 'oma',
        timeline: timelineSchema.parse({ id: 'b', title: 'Oma Riet' }),
        items,
        isComplete,
        shown: items,
        isFiltered: false,
      }}
    />
  </MemoryRouter>
);

let back: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  back = vi.spyOn(window.history, 'back').mockReturnValue();
  vi.spyOn(window.history, 'state', 'get').mockReturnValue({ layer: true, tool: 'map' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('at the entry of a tool that is not offered yet, it waits for the items that it is for', async () => {
  const { rerender } = render(storyOf([letter], false));
  vi.runAllTimers();
  expect(back).not.toHaveBeenCalled();
  rerender(storyOf([letter, beach], false));
  expect(await screen.findByRole('dialog', { name: 'Op de kaart' })).toBeTruthy();
  expect(back).not.toHaveBeenCalled();
});

test('at the entry of a tool that this story does not offer, it goes back once all items are read', () => {
  const { rerender } = render(storyOf([letter], false));
  rerender(storyOf([letter], true));
  vi.runAllTimers();
  expect(back).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});
