import { Wrap } from '@/components/ui/wrap';
import { copy } from './copy';

interface Props {
  /** What the document shows of the story. */
  lead: string;
  /** The ids under which `build/prerender/failed-loads.ts` shows what went wrong. */
  ids: { failed: string; crashed: string };
}

/**
 * Messages for a browser in which React does not hydrate the server-rendered cards: how many cards there are,
 * and how to see the rest. A browser that is too old has a line of its own above this one.
 */
export function RestOfStory({ lead, ids }: Props) {
  const line = (what: string) => (
    <Wrap className="py-4">
      <p>
        <span>{lead}</span> <span>{what}</span>
      </p>
    </Wrap>
  );
  const failed = (id: string, what: string) => (
    <div id={id} hidden role="alert">
      {line(what)}
      <Wrap>
        <button type="button" className="button mb-4">
          {copy.retry}
        </button>
      </Wrap>
    </div>
  );
  return (
    <>
      <noscript>{line(copy.noScript)}</noscript>
      <div data-too-old-only>{line('')}</div>
      {failed(ids.failed, copy.failed)}
      {failed(ids.crashed, copy.crashed)}
    </>
  );
}
