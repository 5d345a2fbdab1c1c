import { useEffect, useRef, useState } from 'react';
import type { FilterState } from '@/modules/timeline/filter/timeline-filter';

interface Props {
  text: string;
  filter: FilterState;
}

/** Long enough for a pause between two keys. */
const pause = 700;

/** Tells the number of results once the visitor pauses; silent until a first choice is made. */
export function ResultStatus({ text, filter }: Props) {
  const first = useRef(filter);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (filter === first.current) return;
    const timer = setTimeout(() => setTold(text), pause);
    return () => clearTimeout(timer);
  }, [text, filter]);
  return <output className="sr-only">{told}</output>;
}
