import { useRef, useState, type ReactNode } from 'react';
import { SearchInput } from '@/components/ui/search-input';
import { SignUpField } from '@/modules/early-access/sign-up-field';
import { SignUpForm } from '@/modules/early-access/sign-up-form';
import { ChoiceList } from '@/modules/timeline-view/filter-bar/panel/choice-list';
import { copy } from './copy';

export function Samples({ children }: { children: ReactNode }) {
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      {children}
    </div>
  );
}

/** A component in one state, with the name of the state above it. */
export function Sample({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="mb-2 text-small text-muted">{label}</p>
      {children}
    </div>
  );
}

const nothing = async () => {};
const field = { name: 'email', onChange: nothing, onBlur: nothing, ref: () => {} } as const;
const neverStored = () => new Promise<never>(() => {});
const refuseEmail = async () => 'refused' as const;

export function Fields() {
  return (
    <Samples>
      <Sample label={copy.idle}>
        <SignUpForm />
      </Sample>
      <Sample label={copy.fault}>
        <SignUpField field={field} error={copy.faultText} noteId="" />
      </Sample>
      <Sample label={copy.staysBusy}>
        <SignUpForm storeEmail={neverStored} />
      </Sample>
      <Sample label={copy.fails}>
        <SignUpForm storeEmail={refuseEmail} />
      </Sample>
      <Search label={copy.search} look="bare" />
      <Search label={copy.framedSearch} look="framed" />
      <Choices label={copy.choices} count={4} />
      <Choices label={copy.manyChoices} count={12} />
    </Samples>
  );
}

function Search({ label, look }: { label: string; look: 'bare' | 'framed' }) {
  const [value, setValue] = useState('');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Sample label={label}>
      <SearchInput
        ref={input}
        aria-label={label}
        look={look}
        placeholder={label}
        value={value}
        onChange={({ target }) => setValue(target.value)}
        clearLabel={copy.clear}
        onClear={() => setValue('')}
      />
    </Sample>
  );
}

function Choices({ label, count }: { label: string; count: number }) {
  const [selected, setSelected] = useState(['Nr. 1']);
  const names = Array.from({ length: count }, (_, index) => `Nr. ${index + 1}`);
  return (
    <Sample label={label}>
      <ChoiceList
        legend={label}
        searchLabel={label}
        noneFound={copy.noneFound}
        choices={names.map((name) => ({ value: name, name, label: <span>{name}</span> }))}
        selected={selected}
        onChange={setSelected}
      />
    </Sample>
  );
}
