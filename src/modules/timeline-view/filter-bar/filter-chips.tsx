import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Presence } from '@/components/ui/motion/motion';
import type { ActiveFilter } from './active-filters';
import { copy } from './copy';

interface Props {
  active: ActiveFilter[];
  onRemove: (removed: ActiveFilter) => void;
  /** Must move focus, since this button is removed. */
  onClear: () => void;
  /** Moves focus when there is no next chip. */
  focusElsewhere: () => void;
}

export function FilterChips({ active, onRemove, onClear, focusElsewhere }: Props) {
  const list = useRef<HTMLUListElement>(null);
  if (active.length === 0) return null;

  const remove = (index: number, removed: ActiveFilter) => {
    // A chip that goes is inert, and may still be in the list.
    const next = list.current?.querySelectorAll<HTMLElement>('li:not([inert]) button')[index + 1];
    if (next) next.focus();
    else focusElsewhere();
    onRemove(removed);
  };
  return (
    <>
      <ul ref={list} aria-label={copy.chips} className="contents">
        <Presence>
          {active.map((filter, index) => (
            <li key={filter.key} className="max-w-full">
              <button
                type="button"
                aria-label={copy.removeFilter(filter.label)}
                onClick={() => remove(index, filter)}
                className="group inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-transparent bg-[color-mix(in_oklab,var(--line)_72%,var(--card))] py-1 pr-2 pl-4 text-left text-small"
              >
                <span className="line-clamp-2 min-w-0 wrap-anywhere">{filter.label}</span>
                <span className="grid size-7 flex-none place-items-center rounded-full bg-card transition-colors group-hover:bg-primary group-hover:text-white">
                  <X aria-hidden className="size-4" />
                </span>
              </button>
            </li>
          ))}
        </Presence>
      </ul>
      <button
        type="button"
        onClick={onClear}
        className="min-h-11 rounded-full px-2 text-small underline underline-offset-4 hover:text-primary"
      >
        {copy.clearAll}
      </button>
    </>
  );
}
