import ArchiveIcon from 'lucide-react/icons/folder-archive';
import { useEffect } from 'react';
import type { ArchiveInput } from './archive/archive-entries';
import { copy } from './copy';
import { DownloadLink } from './download-link';
import { ExportSection } from './export-section';
import { useArchive, type ArchiveState } from './use-archive';
import { useFocusReturn } from './use-focus-return';
import { ExportProgress } from './export-progress';

interface Props {
  createInput: () => ArchiveInput;
  isPart: boolean;
  disabled: boolean;
  isCloseBlocked: boolean;
  onWorkingChange: (isWorking: boolean) => void;
}

export function ZipSection({
  createInput,
  isPart,
  disabled,
  isCloseBlocked,
  onWorkingChange,
}: Props) {
  const { state, make, stop } = useArchive();
  const isWorking = state.status === 'working';
  useEffect(() => onWorkingChange(isWorking), [isWorking, onWorkingChange]);
  const button = useFocusReturn(isWorking, disabled);
  return (
    <ExportSection
      Icon={ArchiveIcon}
      title={isPart ? copy.zipPartTitle : copy.zipTitle}
      help={copy.zipHelp}
    >
      {isWorking ? (
        <ExportProgress
          progress={state.all === 0 ? 0 : state.done / state.all}
          text={`${copy.filesOf(state.done, state.all)}, ${copy.bytes(state.bytes)}`}
          isCloseBlocked={isCloseBlocked}
          onStop={stop}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className="button"
          disabled={disabled}
          onClick={() => void make(createInput())}
        >
          {state.status === 'done' ? copy.zipAgain : copy.zipStart}
        </button>
      )}
      <div aria-live="polite">
        <Outcome state={state} />
      </div>
    </ExportSection>
  );
}

const messages = {
  stopped: copy.zipStopped,
  failed: copy.zipFailed,
  'no-files': copy.zipNoFiles,
} as const;
/** The archive lists all missing files; the dialog names only the first few. */
const maxNamed = 6;

function Outcome({ state }: { state: ArchiveState }) {
  if (state.status === 'idle' || state.status === 'working') return null;
  if (state.status !== 'done') return <p className="mt-3">{messages[state.status]}</p>;
  return (
    <div className="mt-3">
      <p className="font-semibold">{copy.zipMade(copy.bytes(state.bytes))}</p>
      <p>{copy.unpack}</p>
      {state.file && <DownloadLink file={state.file} />}
      {state.missing.length > 0 && (
        <>
          <p className="mt-2">{copy.missing(state.missing.length)}</p>
          <ul className="list-disc pl-6 wrap-anywhere">
            {state.missing.slice(0, maxNamed).map((label) => (
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
