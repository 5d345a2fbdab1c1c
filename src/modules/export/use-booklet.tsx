import { Suspense, useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { reportCrash } from '@/components/crash/report-crash';
import { ErrorBoundary } from '@/components/error-boundary';
import { askBrowser } from '@/lib/browser/ask-browser';
import { loadModule } from '@/lib/use-lazy-module';
import type { Booklet } from './booklet/booklet';
import { useStoryLinks } from '@/modules/timeline/story-view';

type BookletProps = ComponentProps<typeof Booklet>;
type Story = Pick<BookletProps, 'timeline' | 'items' | 'cover'>;
/** A booklet with its code. It keeps the story as it was when it was made. */
type Layout = Story & Pick<BookletProps, 'pictures'> & { Component: typeof Booklet };

export type BookletState =
  | { status: 'idle' | 'stopped' | 'failed' | 'not-printed' }
  | { status: 'working'; done: number; all: number }
  | { status: 'ready'; missing: number };

/** Fetches the code and pictures of a booklet, renders it, and opens the print dialog. */
export function useBooklet(story: Story) {
  const links = useStoryLinks();
  const [state, setState] = useState<BookletState>({ status: 'idle' });
  const [layout, setLayout] = useState<Layout | null>(null);
  const controller = useRef<AbortController | null>(null);
  const isPrintPending = useRef(false);
  useEffect(() => () => controller.current?.abort(), []);

  const fail = (error: unknown) => setState({ status: reportCrash(error) ? 'idle' : 'failed' });
  const make = async () => {
    const run = new AbortController();
    controller.current = run;
    setState({ status: 'working', done: 0, all: 0 });
    try {
      const [{ Booklet: Component }, { fetchPictures }] = await Promise.all([
        loadModule(() => import('./booklet/booklet')),
        loadModule(() => import('./booklet/fetch-pictures')),
      ]);
      const pictures = await fetchPictures(story.items, run.signal, (done, all) =>
        setState({ status: 'working', done, all }),
      );
      isPrintPending.current = true;
      setLayout({ ...story, Component, pictures });
      setState({ status: 'ready', missing: [...pictures.values()].filter((url) => !url).length });
    } catch (error) {
      if (run.signal.aborted) setState({ status: 'stopped' });
      else fail(error);
    }
  };
  const print = () =>
    void askBrowser(() => window.print()).catch(() => setState({ status: 'not-printed' }));
  const onAssetsReady = () => {
    if (!isPrintPending.current) return;
    isPrintPending.current = false;
    print();
  };
  const booklet: ReactNode = layout && links && (
    <ErrorBoundary renderFallback={(error) => <CallOnMount onMount={() => fail(error)} />}>
      <Suspense>
        <layout.Component
          {...layout}
          cover={story.cover}
          links={links}
          onAssetsReady={onAssetsReady}
        />
      </Suspense>
    </ErrorBoundary>
  );
  return {
    state,
    make,
    print,
    stop: () => controller.current?.abort(),
    booklet,
  };
}

function CallOnMount({ onMount }: { onMount: () => void }) {
  const callback = useRef(onMount);
  useEffect(() => callback.current(), []);
  return null;
}
