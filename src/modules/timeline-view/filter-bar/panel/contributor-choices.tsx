import type { Contributor } from '@/modules/timeline/people/contributors';
import { Avatar } from '@/modules/timeline/people/avatar';
import { ChoiceList } from './choice-list';
import { copy } from './copy';

interface Props {
  contributors: Contributor[];
  selected: string[];
  onChange: (selected: string[]) => void;
}

export function ContributorChoices({ contributors, selected, onChange }: Props) {
  const choices = contributors.map(({ id, name, avatar_url }) => ({
    value: id,
    name,
    label: (
      <>
        <Avatar id={id} name={name} avatarUrl={avatar_url} className="size-8 text-sm" />
        <span className="min-w-0 wrap-anywhere">{name}</span>
      </>
    ),
  }));
  return (
    <ChoiceList
      legend={copy.contributors}
      searchLabel={copy.findContributor}
      noneFound={copy.noContributor}
      choices={choices}
      selected={selected}
      onChange={onChange}
    />
  );
}
