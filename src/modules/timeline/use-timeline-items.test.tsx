import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePublicTimeline } from './use-public-timeline';
import { useTimelineItems } from './use-timeline-items';

const slug = 'oma-riet';
const id = 'b1000000-0000-4000-8000-000000000001';
const story = { id, title: 'Oma Riet', is_public: true, link_asks_password: true };

afterEach(() => vi.unstubAllGlobals());

/** Answers by what is asked; returns what was asked. */
function serve(answers: Record<string, () => unknown>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string | URL) => {
    const [, name = ''] = /\/rest\/v1\/(?:rpc\/)?(\w+)/.exec(String(input)) ?? [];
    asked.push(name);
    const rows = answers[name]!() as unknown[];
    return Response.json(rows, { headers: { 'Content-Range': `*/${rows.length}` } });
  });
  return asked;
}

function open() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  /** Each state in which a page says that the story is empty. */
  const saidEmpty: string[] = [];
  const { result } = renderHook(
    () => {
      const timeline = usePublicTimeline(slug, false);
      const items = useTimelineItems(slug, id, 0);
      if (timeline.state === 'loaded' && !items.itemsError)
        if (items.count === 0) saidEmpty.push(timeline.state);
      return { timeline, items };
    },
    { wrapper },
  );
  return { result, saidEmpty };
}

test('a story whose password changes between two reads is closed, and never empty', async () => {
  let isOpen = true;
  serve({
    timelines: () => (isOpen ? [story] : []),
    timeline_items: () => {
      isOpen = false;
      return [];
    },
    closed_link: () => [{ state: 'password', hint: null }],
  });
  const { result, saidEmpty } = open();
  await waitFor(() => expect(result.current.timeline.state).toBe('closed'));
  expect(saidEmpty).toEqual([]);
  expect(result.current.items.isComplete).toBe(false);
});

test('a story without items is empty', async () => {
  const asked = serve({ timelines: () => [story], timeline_items: () => [] });
  const { result } = open();
  await waitFor(() => expect(result.current.items.isComplete).toBe(true));
  expect(result.current.items.itemsError).toBeNull();
  await waitFor(() => expect(result.current.items.count).toBe(0));
  // Of the page, and one for each read that found no rows.
  expect(asked.filter((name) => name === 'timelines').length).toBeLessThanOrEqual(3);
});
