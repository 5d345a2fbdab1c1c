import { useId } from 'react';
import { copy as barCopy } from '../copy';
import { copy } from './copy';

interface Props {
  value: boolean | null;
  onChange: (value: boolean | null) => void;
}

const choices = [
  { value: null, label: copy.anyMedia },
  { value: true, label: barCopy.withMedia },
  { value: false, label: barCopy.withoutMedia },
];

export function MediaChoice({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 font-semibold">{copy.media}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map((choice) => (
          <label
            key={choice.label}
            className="flex min-h-11 min-w-11 cursor-pointer items-center gap-2.5"
          >
            <input
              type="radio"
              name={name}
              className="size-5 flex-none"
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
