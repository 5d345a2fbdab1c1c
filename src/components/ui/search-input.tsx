import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ComponentProps, RefObject } from 'react';

const looks = {
  /** In a bar, which has the border. */
  bare: {
    icon: 'left-2 md:left-3',
    input: 'h-12 bg-transparent pr-11 pl-9 placeholder-shown:pr-2 md:pl-10',
    clear: 'right-0',
  },
  framed: {
    icon: 'left-4',
    input: 'h-13 border border-edge bg-card pr-13 pl-12',
    clear: 'right-1',
  },
};

interface Props extends Omit<ComponentProps<'input'>, 'className'> {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  placeholder: string;
  /** Called by the clear button and by Escape. */
  onClear: () => void;
  clearLabel: string;
  look: keyof typeof looks;
}

/** A search field with a clear button; its label is with the caller. */
export function SearchInput({ ref, value, onClear, clearLabel, look, onKeyDown, ...rest }: Props) {
  const classes = looks[look];
  const clear = () => {
    onClear();
    ref.current?.focus();
  };
  return (
    <div className="relative flex items-center">
      <Search
        aria-hidden
        className={`pointer-events-none absolute size-5 text-muted ${classes.icon}`}
      />
      <input
        {...rest}
        ref={ref}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Escape' || !value) return;
          event.preventDefault();
          clear();
        }}
        className={`w-full min-w-0 rounded-full text-ellipsis placeholder:text-muted placeholder:opacity-100 [&::-webkit-search-cancel-button]:appearance-none ${classes.input}`}
      />
      {value && (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={clear}
          className={`absolute grid size-11 place-items-center rounded-full text-muted hover:text-ink ${classes.clear}`}
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  );
}
