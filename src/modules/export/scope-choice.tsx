import { copy } from './copy';

export type Scope = 'all' | 'shown';

interface Props {
  scope: Scope;
  onChange: (scope: Scope) => void;
  all: number;
  shown: number;
  disabled: boolean;
}

/** All items, or only those that match the active filter. */
export function ScopeChoice({ scope, onChange, all, shown, disabled }: Props) {
  const choices = [
    ['all', copy.all(all)],
    ['shown', copy.shown(shown)],
  ] as const;
  return (
    <fieldset disabled={disabled} className="mb-5">
      <legend className="mb-1 font-semibold">{copy.scope}</legend>
      {choices.map(([value, label]) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="scope"
            checked={scope === value}
            onChange={() => onChange(value)}
            className="size-6 shrink-0"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
