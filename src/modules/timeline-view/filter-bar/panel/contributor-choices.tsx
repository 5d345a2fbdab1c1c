import type { Contributor } from '@/modules/timeline/contributors';
import { Avatar } from '@/modules/timeline/avatar';
import { copy } from './copy';
import { toggled } from '../choices/toggled';

interface Props {
  contributors: Contributor[];
  selected: string[];
  onChange: (selected: string[]) => void;
}

export function ContributorChoices({ contributors, selected, onChange }: Props) {
  if (contributors.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1 font-semibold">{copy.contributors}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-4">
        {contributors.map((person) => (
          <label
            key={person.id}
            className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2.5"
          >
            <input
              type="checkbox"
              className="size-5 flex-none"
              checked={selected.includes(person.id)}
              onChange={() => onChange(toggled(selected, person.id))}
            />
            <Avatar
              id={person.id}
              name={person.name}
              avatarUrl={person.avatar_url}
              className="size-8 text-sm"
            />
            <span className="min-w-0 wrap-anywhere">{person.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
