import {
  memo,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentType,
  type Ref,
} from 'react';
import { useLocation } from 'react-router-dom';
import { pageOf } from '@/config/paths';
import { ErrorBoundary } from '@/components/error-boundary';
import { leaveLayer } from '@/navigation/scroll/entries';
import { LayerToolContext, useClosedLayerEntry } from '@/navigation/scroll/use-layer-entry';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { loadModule, prefetch } from '@/lib/use-lazy-module';
import { reportCrash } from '@/components/crash/report-crash';
import { showToast } from '@/components/toast/toast-store';
import type { StoryToolProps, StoryView } from '@/modules/timeline/story-view';
import { copy } from './copy';
import { tools, type Tool } from './tools';

interface OpenedTool {
  id: string;
  Part: ComponentType<StoryToolProps>;
  isReopened: boolean;
}

/** The tool that is open, and the one that is loading: opened by a button, a reload or Forward. */
function useOpenedTool(
  offered: readonly Tool[],
  isRead: boolean,
  focusButton: (id: string) => void,
) {
  const [opened, setOpened] = useState<OpenedTool | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const wanted = useRef<string>(null);
  const { pathname } = useLocation();

  // Opening an item cancels a tool that is still loading. Closing the item does not: Back from an item of the map opens
  // the map.
  useEffect(() => {
    if (pageOf(pathname) !== pathname) return;
    return () => {
      wanted.current = null;
      setBusy(null);
    };
  }, [pathname]);
  const close = () => setOpened(null);
  const fail = (error: unknown) => {
    reportFailedPart(error);
    close();
    leaveLayer();
  };
  const start = async (tool: Tool, isReopened = false) => {
    wanted.current = tool.id;
    setBusy(tool.id);
    const isWanted = () => wanted.current === tool.id;
    try {
      const { default: Loaded } = await loadModule(tool.load);
      // On a slow connection the visitor may have opened another dialog meanwhile.
      if (isWanted() && !document.querySelector('dialog[open]')) {
        setOpened({ id: tool.id, Part: Loaded, isReopened });
      }
    } catch (error) {
      if (isWanted()) fail(error);
    }
    if (isWanted()) setBusy(null);
  };
  useClosedLayerEntry((id) => {
    const tool = offered.find((one) => one.id === id);
    // The items for which it is offered can still come.
    if (!tool) return isRead ? false : null;
    // Closing returns the focus to it.
    focusButton(id);
    void start(tool, true);
    return true;
  });
  return { opened, busy, start, close, fail };
}

export interface StoryToolsHandle {
  /** Opens a tool where it is offered. */
  open: (id: string) => void;
}

interface Props {
  view: StoryView;
  handle?: Ref<StoryToolsHandle>;
}

/** The tools of a whole story. Each is a dialog with a history entry of its own. */
export const StoryTools = memo(function StoryTools({ view, handle }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // The markup of the server has what any browser may support.
  const isHydrated = useHydrated();
  const offered = tools.filter(
    ({ isFor, isSupported }) =>
      (!isFor || isFor(view)) && (!isSupported || !isHydrated || isSupported()),
  );
  const { opened, busy, start, close, fail } = useOpenedTool(offered, view.isComplete, (id) =>
    box.current?.querySelector<HTMLElement>(`[data-tool="${id}"]`)?.focus({ preventScroll: true }),
  );
  useImperativeHandle(handle, () => ({
    open: (id) => {
      const tool = offered.find((one) => one.id === id);
      if (tool) void start(tool);
    },
  }));
  const button = (tool: Tool, look: string, iconSize: string) => (
    <button
      key={tool.id}
      type="button"
      data-tool={tool.id}
      aria-busy={busy === tool.id}
      className={`${look} aria-busy:animate-pulse aria-busy:cursor-progress`}
      onPointerDown={() => prefetch(tool.load)}
      onClick={({ currentTarget }) => {
        // Safari does not focus a clicked button; the dialog returns focus to it.
        currentTarget.focus({ preventScroll: true });
        tool.onClick?.();
        void start(tool);
      }}
    >
      <tool.Icon aria-hidden="true" className={`${iconSize} shrink-0`} />
      <span>{tool.name}</span>
    </button>
  );
  return (
    <div ref={box} className="pt-3 print:hidden md:pt-5">
      <div className="flex flex-wrap gap-2">
        {offered
          .filter(({ isFirst }) => isFirst)
          .map((tool, index) =>
            button(tool, index > 0 ? 'story-companion' : 'button story-start', 'size-5'),
          )}
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-1 md:justify-start md:gap-x-5">
        {offered
          .filter(({ isFirst }) => !isFirst)
          .map((tool) => button(tool, 'story-tool', 'size-6'))}
      </div>
      {opened && (
        <ErrorBoundary renderFallback={(error) => <FailedPart onFail={() => fail(error)} />}>
          <LayerToolContext value={opened.id}>
            <opened.Part view={view} onClose={close} isReopened={opened.isReopened} />
          </LayerToolContext>
        </ErrorBoundary>
      )}
    </div>
  );
});

export function reportFailedPart(error: unknown) {
  if (!reportCrash(error)) showToast({ title: copy.toolFailedTitle, description: copy.toolFailed });
}

/** The fallback of an error boundary: calls `onFail` once. */
export function FailedPart({ onFail }: { onFail: () => void }) {
  const report = useEffectEvent(onFail);
  useEffect(() => report(), []);
  return null;
}
