import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import {
  LayerToolContext,
  leaveLayerEntry,
  useClosedLayerEntry,
} from '@/navigation/use-layer-entry';
import { loadCode } from '@/lib/browser/load-code';
import { reportCrash } from '@/components/crash/report-crash';
import { showToast } from '@/components/toast/toast-store';
import type { StoryToolProps, StoryView } from '@/modules/timeline/story-view';
import { copy } from './copy';
import { tools, type Tool } from './tools';

interface OpenedTool {
  name: string;
  Part: ComponentType<StoryToolProps>;
}

/** The tools of a whole story. Each is a dialog with a history entry of its own. */
export function StoryTools({ view }: { view: StoryView }) {
  const [opened, setOpened] = useState<OpenedTool | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const wanted = useRef<string>(null);
  const { pathname } = useLocation();

  // Opening an item cancels a tool that is still loading.
  useEffect(
    () => () => {
      wanted.current = null;
      setBusy(null);
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it runs when the path changes
    [pathname],
  );
  const close = () => setOpened(null);
  const fail = (error: unknown) => {
    if (!reportCrash(error))
      showToast({ title: copy.toolFailedTitle, description: copy.toolFailed });
    close();
    leaveLayerEntry();
  };
  const start = async (tool: Tool) => {
    wanted.current = tool.name;
    setBusy(tool.name);
    const isWanted = () => wanted.current === tool.name;
    try {
      const { default: Loaded } = await loadCode(tool.load);
      // On a slow connection the visitor may have opened another dialog meanwhile.
      if (isWanted() && !document.querySelector('dialog:modal')) {
        setOpened({ name: tool.name, Part: Loaded });
      }
    } catch (error) {
      if (isWanted()) fail(error);
    }
    if (isWanted()) setBusy(null);
  };
  const offered = tools.filter(({ isFor }) => !isFor || isFor(view));
  useClosedLayerEntry((name) => {
    const tool = offered.find((one) => one.name === name);
    if (tool) void start(tool);
    return tool !== undefined;
  });
  return (
    <div className="flex flex-wrap gap-2.5 pb-5 print:hidden">
      {offered.map((tool) => (
        <button
          key={tool.name}
          type="button"
          aria-haspopup="dialog"
          aria-busy={busy === tool.name}
          className={`button wrap-break-word gap-2 aria-busy:animate-pulse aria-busy:cursor-progress ${tool.isFirst ? 'max-sm:w-full' : 'button-ghost text-accent hover:bg-accent/8 max-sm:min-w-[40%] max-sm:grow max-sm:px-3'}`}
          onPointerDown={() => void tool.load().catch(() => undefined)}
          onClick={({ currentTarget }) => {
            // Safari does not focus a clicked button; the dialog returns focus to it.
            currentTarget.focus({ preventScroll: true });
            void start(tool);
          }}
        >
          <tool.Icon aria-hidden="true" className="size-5 shrink-0" />
          <span>{tool.name}</span>
        </button>
      ))}
      {opened && (
        <ErrorBoundary renderFallback={(error) => <FailedPart onFail={() => fail(error)} />}>
          <LayerToolContext value={opened.name}>
            <opened.Part view={view} onClose={close} />
          </LayerToolContext>
        </ErrorBoundary>
      )}
    </div>
  );
}

/** The fallback of an error boundary: calls `onFail` once. */
export function FailedPart({ onFail }: { onFail: () => void }) {
  const report = useEffectEvent(onFail);
  useEffect(() => report(), []);
  return null;
}
