import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { itemIdFrom, itemPathOf, slugFrom, storyPathOf } from '@shared/story-address';
import { Metadata } from '@/components/page-metadata';
import { createQueryClient } from '@/lib/http/query-client';
import { useDisplaySettingsOnPage } from '@/modules/display-settings/display-settings-store';
import { prepareReads, takeDocumentState } from '@/modules/timeline/queries';
import { useTimelineChanges } from '@/modules/timeline/live/use-timeline-changes';
import type { Timeline } from '@/modules/timeline/rows';
import { storyParts } from '@/navigation/skip-targets';
import { usePublicTimeline } from '@/modules/timeline/use-public-timeline';
import { copy } from './copy';
import { closedMetadata } from './metadata';
import { leaveFirstScreen, leaveOpenedItem } from './first-screen/leave-first-screen';
import { PasswordScreen } from './password/password-screen';
import { NotFoundScreen } from './not-found-screen';
import { Story } from './story';
import { useFreshReturn } from './use-fresh-return';

/** One per tab, so that Back shows cached data. */
const queryClient = createQueryClient();

// In parallel with the first render; a server sends no reads.
if (typeof window !== 'undefined') {
  prepareReads();
  takeState();
}

/** The first render shows what the share page has read. */
function takeState(): void {
  const read = globalThis.documentState;
  delete globalThis.documentState;
  try {
    const state = read?.();
    if (!state) return;
    const slug = slugFrom(window.location.pathname);
    takeDocumentState(queryClient, slug, state);
    storyParts.set(state.hasItems);
  } catch {
    // The document was cut off: the reads themselves report that.
  }
}

export default function PublicPage() {
  // On a server each render has a client of its own, from around the app.
  const own = use(QueryClientContext);
  return (
    <QueryClientProvider client={own ?? queryClient}>
      <SharedTimeline />
    </QueryClientProvider>
  );
}

function SharedTimeline() {
  useDisplaySettingsOnPage();
  useFreshReturn();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const slug = slugFrom(pathname);
  const itemId = itemIdFrom(pathname);
  // A new slug remounts this page. The timeline is kept when the story goes private, so that live updates
  // notice when it is public again.
  const [known, setKnown] = useState<Pick<Timeline, 'id' | 'link_asks_password'>>();
  const { isLost, pollMs } = useTimelineChanges(slug, known?.id, known?.link_asks_password);
  const result = usePublicTimeline(slug, pollMs);
  const meantSlug = result.state === 'moved' ? result.slug : null;
  useEffect(() => {
    if (meantSlug === null) return;
    const path = itemId === null ? storyPathOf(meantSlug) : itemPathOf(meantSlug, itemId);
    void navigate(path + search + hash, { replace: true });
  }, [meantSlug, navigate, itemId, search, hash]);
  useEffect(leaveFirstScreen, []);
  // Not for a visitor who has yet to enter the password.
  const isGone =
    result.state === 'not-found' ||
    (result.state === 'closed' && (result.link.state === 'ended' || known !== undefined));
  useEffect(() => {
    if (!isGone) return;
    // What this device knows of a story that is not shared any more.
    import('./forget-story').then(
      ({ forgetStory }) => forgetStory(slug),
      () => {},
    );
  }, [isGone, slug]);
  const isWaiting = itemId !== null && ['loading', 'moved', 'loaded'].includes(result.state);
  useEffect(() => {
    if (!isWaiting) leaveOpenedItem();
  }, [isWaiting]);
  switch (result.state) {
    case 'loading':
    // Until the address has changed.
    case 'moved':
      return (
        <>
          <Metadata {...closedMetadata(copy.loading)} />
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output cannot hold a heading */}
          <div role="status" className="grid min-h-dvh place-items-center bg-wash px-4">
            <h1 className="text-h3 outline-none">{copy.loading}</h1>
          </div>
        </>
      );
    case 'not-found':
      return <NotFoundScreen message={copy.notFound} help={copy.notFoundHelp} />;
    case 'closed':
      return result.link.state === 'password' ? (
        <PasswordScreen link={result.link} />
      ) : (
        // Must not name the story.
        <NotFoundScreen heading={copy.endedTitle} message={copy.ended} help={copy.endedHelp} />
      );
    case 'failed':
      return <NotFoundScreen message={copy.failed} help={copy.failedHelp} onRetry={result.retry} />;
    case 'loaded':
      return (
        <Story
          slug={slug}
          timeline={result.timeline}
          itemId={itemId}
          onRead={setKnown}
          isLost={isLost}
          timelineReadAt={result.readAt}
        />
      );
  }
}
