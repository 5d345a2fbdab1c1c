import { useEffect, useRef, useState } from 'react';
import type { FilterState } from '@/modules/timeline/filter/timeline-filter';

interface Props {
  text: string;
  filter: FilterState;
}

/** Longer than the pause between two keystrokes. */
const announceDelayMs = 700;

/** Announces the number of results to screen readers, debounced; not before the first change. */
export function ResultStatus({ text, filter }: Props) {
  const initialFilter = useRef(filter);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (filter === initialFilter.current) return;
    const timer = setTimeout(() => setAnnounced(text), announceDelayMs);
    return () => clearTimeout(timer);
  }, [text, filter]);
  return <output className="sr-only">{announced}</output>;
}
