import ArchiveIcon from 'lucide-react/icons/folder-archive';
import type { ArchiveInput } from './archive/archive-entries';
import { copy } from './copy';
import { DownloadLink } from './download-link';
import { ExportSection, type SectionProps } from './export-section';
import { useArchive, type ArchiveState } from './use-archive';

interface Props extends SectionProps {
  createInput: () => ArchiveInput;
  isPart: boolean;
}

export function ZipSection({ createInput, isPart, ...section }: Props) {
  const { state, make, stop } = useArchive();
  const isWorking = state.status === 'working';
  const label = state.status === 'done' ? copy.zipAgain : copy.zipStart;
  return (
    <ExportSection
      {...section}
      Icon={ArchiveIcon}
      title={isPart ? copy.zipPartTitle : copy.zipTitle}
      help={copy.zipHelp}
      work={
        isWorking
          ? {
              ...state,
              text: `${copy.filesOf(state.done, state.all)}, ${copy.bytes(state.bytes)}`,
            }
          : null
      }
      start={{ label, run: () => void make(createInput()) }}
      onStop={stop}
    >
      <Outcome state={state} />
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
