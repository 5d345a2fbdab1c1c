import { useState, type ReactNode } from 'react';
import { confirmBriefly } from '@/components/toast/confirm-store';
import { Dialog } from '@/components/ui/dialog';
import {
  chooseComfort,
  contrasts,
  textSizes,
  useComfort,
  usual,
  type Comfort,
} from './comfort-store';
import { copy } from './copy';

const letters = { usual: 'text-[1.125rem]', large: 'text-[1.4rem]', largest: 'text-[1.7rem]' };

/** How the words of a story look: the page itself shows at once what is chosen. */
export default function ComfortDialog({ onClose }: { onClose: () => void }) {
  const chosen = useComfort();
  const [isKept, setIsKept] = useState(true);
  const choose = (part: Partial<Comfort>, confirmation: string) => {
    setIsKept(chooseComfort({ ...chosen, ...part }));
    confirmBriefly(confirmation);
  };
  const isUsual = chosen.size === 'usual' && chosen.contrast === 'usual';
  return (
    <Dialog title={copy.title} closeLabel={copy.close} onClose={onClose}>
      <p className="text-muted">{copy.lead}</p>
      <Choices title={copy.size}>
        {textSizes.map((size) => (
          <Choice
            key={size}
            name="size"
            label={copy.sizes[size]}
            isChosen={chosen.size === size}
            onChoose={() => choose({ size }, copy.sizeChosen(copy.sizes[size]))}
          >
            <span aria-hidden="true" className={`font-display leading-none ${letters[size]}`}>
              Aa
            </span>
          </Choice>
        ))}
      </Choices>
      <Choices title={copy.contrast}>
        {contrasts.map((contrast) => (
          <Choice
            key={contrast}
            name="contrast"
            label={copy.contrasts[contrast]}
            isChosen={chosen.contrast === contrast}
            onChoose={() => choose({ contrast }, copy.contrastChosen(copy.contrasts[contrast]))}
          >
            <span
              aria-hidden="true"
              className={`size-5 shrink-0 rounded-full border-2 ${contrast === 'high' ? 'border-ink bg-ink' : 'border-edge bg-line'}`}
            />
          </Choice>
        ))}
      </Choices>
      <div className="mt-6 rounded-card border border-line bg-paper px-[18px] py-4">
        <p className="landmark text-[1.0625rem] leading-tight">{copy.sampleDate}</p>
        <p className="mt-2 font-display text-h3">{copy.sampleTitle}</p>
        <p className="mt-1.5 leading-normal">{copy.sample}</p>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <output className="min-w-0 flex-1 basis-52 text-small text-muted">
          {isKept ? copy.kept : copy.notKept}
        </output>
        <button
          type="button"
          className="button button-ghost"
          aria-disabled={isUsual}
          onClick={() => isUsual || choose(usual, copy.resetDone)}
        >
          {copy.reset}
        </button>
      </div>
    </Dialog>
  );
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="font-semibold">{title}</legend>
      <div className="mt-2 flex flex-wrap gap-2.5">{children}</div>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  /** What it would look like. */
  children: ReactNode;
}

function Choice({ name, label, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-12 grow basis-20 cursor-pointer flex-col items-center justify-center gap-1 sm:flex-row sm:gap-2.5 rounded-bar border-2 border-line bg-card px-3 py-2 text-center leading-tight has-checked:border-primary has-checked:bg-wash has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary">
      <input
        type="radio"
        name={`leesbaarheid-${name}`}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
      {label}
    </label>
  );
}
