import ArchiveIcon from 'lucide-react/icons/folder-archive';
import { useEffect } from 'react';
import type { ArchivedStory } from './archive/archive';
import { copy } from './copy';
import { KeepPart } from './export-part';
import { useArchive, type ArchiveState } from './use-archive';
import { useFocusAfter } from './use-focus-after';
import { Working } from './working';

interface Props {
  storyOf: () => ArchivedStory;
  title: string;
  isPart: boolean;
  disabled: boolean;
  warned: boolean;
  onWorking: (working: boolean) => void;
}

/** The story as one file for the computer. */
export function ZipPart({ storyOf, title, isPart, disabled, warned, onWorking }: Props) {
  const { now, make, stop } = useArchive();
  const isWorking = now.state === 'working';
  useEffect(() => onWorking(isWorking), [isWorking, onWorking]);
  const button = useFocusAfter(isWorking, disabled);
  return (
    <KeepPart
      Icon={ArchiveIcon}
      title={isPart ? copy.zipPartTitle : copy.zipTitle}
      help={copy.zipHelp}
    >
      {isWorking ? (
        <Working
          part={now.all === 0 ? 0 : now.done / now.all}
          text={`${copy.filesOf(now.done, now.all)} · ${copy.bytes(now.bytes)}`}
          warned={warned}
          onStop={stop}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className="button"
          disabled={disabled}
          onClick={() => void make(storyOf(), title)}
        >
          {now.state === 'done' ? copy.zipAgain : copy.zipStart}
        </button>
      )}
      <div aria-live="polite">
        <Outcome now={now} />
      </div>
    </KeepPart>
  );
}

const words = {
  stopped: copy.zipStopped,
  failed: copy.zipFailed,
  'no-files': copy.zipNoFiles,
} as const;
/** More names than this are read in the archive. */
const mostNamed = 6;

function Outcome({ now }: { now: ArchiveState }) {
  if (now.state === 'idle' || now.state === 'working') return null;
  if (now.state !== 'done') return <p className="mt-3">{words[now.state]}</p>;
  return (
    <div className="mt-3">
      <p className="font-semibold">{copy.zipMade(copy.bytes(now.bytes))}</p>
      <p>{copy.unpack}</p>
      {now.missing.length > 0 && (
        <>
          <p className="mt-2">{copy.missing(now.missing.length)}</p>
          <ul className="list-disc pl-6 wrap-anywhere">
            {now.missing.slice(0, mostNamed).map((label) => (
              <li key={label} dir="auto">
                {label}
              </li>
            ))}
          </ul>
          <p className="text-small text-muted">{copy.missingHelp}</p>
        </>
      )}
    </div>
  );
}
