import {
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
} from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import type { Booklet } from './booklet/booklet';
import { useStoryLinks } from '@/modules/timeline/story-view';

type Story = Pick<ComponentProps<typeof Booklet>, 'timeline' | 'items' | 'cover'>;
type Made = Omit<Story, 'cover'> & {
  Part: ComponentType<ComponentProps<typeof Booklet>>;
  pictures: Pictures;
};
type Pictures = ComponentProps<typeof Booklet>['pictures'];

export type BookletState =
  | { state: 'idle' | 'stopped' | 'failed' }
  | { state: 'working'; done: number; all: number }
  | { state: 'ready'; missing: number };

/** Fetches what a booklet needs, lays it out, and opens the print window of the browser. */
export function useBooklet(story: Story) {
  const links = useStoryLinks();
  const [now, setNow] = useState<BookletState>({ state: 'idle' });
  const [made, setMade] = useState<Made | null>(null);
  const running = useRef<AbortController | null>(null);
  const waiting = useRef(false);
  useEffect(() => () => running.current?.abort(), []);

  const make = async () => {
    const leave = new AbortController();
    running.current = leave;
    setNow({ state: 'working', done: 0, all: 0 });
    try {
      const [{ Booklet: Part }, { fetchPictures }] = await Promise.all([
        import('./booklet/booklet'),
        import('./booklet/fetch-pictures'),
      ]);
      const pictures = await fetchPictures(story.items, leave.signal, (done, all) =>
        setNow({ state: 'working', done, all }),
      );
      waiting.current = true;
      setMade({ ...story, Part, pictures });
      setNow({ state: 'ready', missing: [...pictures.values()].filter((url) => !url).length });
    } catch {
      setNow({ state: leave.signal.aborted ? 'stopped' : 'failed' });
    }
  };
  const onLaidOut = () => {
    if (!waiting.current) return;
    waiting.current = false;
    window.print();
  };
  const fail = () => setNow({ state: 'failed' });
  const booklet: ReactNode = made && links && (
    <ErrorBoundary renderFallback={() => <Told onMount={fail} />}>
      <Suspense>
        <made.Part
          timeline={made.timeline}
          items={made.items}
          cover={story.cover}
          links={links}
          pictures={made.pictures}
          onLaidOut={onLaidOut}
        />
      </Suspense>
    </ErrorBoundary>
  );
  return { now, make, print: () => window.print(), stop: () => running.current?.abort(), booklet };
}

function Told({ onMount }: { onMount: () => void }) {
  const tell = useRef(onMount);
  useEffect(() => tell.current(), []);
  return null;
}
