import { copy } from './copy';
import { useInSight } from './use-in-sight';

export interface MomentProps {
  /** Of the moment, once its card is in the page. */
  shownId: string | undefined;
  /** The entry of the history by which one came. */
  arrival: string;
  isThere: boolean;
  /** The story still comes in, and the moment may be in what follows. */
  isLooking: boolean;
  /** The filter of the same address would have hidden it. */
  hasYielded: boolean;
}

function noteOf({ isThere, isLooking, hasYielded }: MomentProps): string | null {
  if (hasYielded) return copy.filterYielded;
  if (isThere) return null;
  return isLooking ? copy.awaited : copy.gone;
}

/** Leads whoever followed the link of one moment to it, with a word where that goes otherwise. */
export default function MomentAtAddress(props: MomentProps) {
  useInSight(props.shownId, props.arrival);
  const note = noteOf(props);
  return (
    <div role="status">
      {note && <p className="mb-4 rounded-bar border border-line bg-card px-4 py-3">{note}</p>}
    </div>
  );
}
