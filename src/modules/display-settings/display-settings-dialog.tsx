import { useState, type ReactNode } from 'react';
import { Dialog } from '@/components/ui/dialog';
import {
  setDisplaySettings,
  contrasts,
  textSizes,
  useDisplaySettings,
  defaultSettings,
  type DisplaySettings,
} from './display-settings-store';
import { copy } from './copy';

const chosenLook =
  'border-primary bg-wash font-semibold forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none';
const sampleSizes = { usual: 'text-[1.125rem]', large: 'text-[1.4rem]', largest: 'text-[1.7rem]' };
const swatch = 'size-5 shrink-0 rounded-full border-2';
const swatches = { usual: `${swatch} border-edge bg-line`, high: `${swatch} border-ink bg-ink` };

/** Each choice applies to the page at once. */
export default function DisplaySettingsDialog({ onClose }: { onClose: () => void }) {
  const settings = useDisplaySettings();
  const [isStored, setIsStored] = useState(true);
  const [said, setSaid] = useState('');
  const change = (changes: Partial<DisplaySettings>, confirmation: string) => {
    setIsStored(setDisplaySettings({ ...settings, ...changes }));
    setSaid(confirmation);
  };
  const isDefault = settings.size === 'usual' && settings.contrast === 'usual';
  return (
    <Dialog title={copy.title} closeLabel={copy.close} onClose={onClose}>
      <p className="text-muted">{copy.lead}</p>
      {/* For screen readers. Who sees the page sees the change, and a toast would cover the choices. */}
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <Choices
        name="size"
        title={copy.size}
        options={textSizes}
        labels={copy.sizes}
        chosen={settings.size}
        onChoose={(size) => change({ size }, copy.sizeChosen(copy.sizes[size]))}
        renderPreview={(size) => (
          <span aria-hidden="true" className={`font-display leading-none ${sampleSizes[size]}`}>
            Aa
          </span>
        )}
      />
      <Choices
        name="contrast"
        title={copy.contrast}
        options={contrasts}
        labels={copy.contrasts}
        chosen={settings.contrast}
        onChoose={(contrast) => change({ contrast }, copy.contrastChosen(copy.contrasts[contrast]))}
        renderPreview={(contrast) => <span aria-hidden="true" className={swatches[contrast]} />}
      />
      <div className="mt-6 rounded-card border border-line bg-paper px-[18px] py-4">
        <p className="landmark text-[1.0625rem] leading-tight">{copy.sampleDate}</p>
        <p className="mt-2 font-display text-h3">{copy.sampleTitle}</p>
        <p className="mt-1.5 leading-normal">{copy.sample}</p>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <output className="min-w-0 flex-1 basis-52 text-small text-muted">
          {isStored ? copy.kept : copy.notKept}
        </output>
        <button
          type="button"
          className="button button-ghost"
          aria-disabled={isDefault}
          onClick={() => isDefault || change(defaultSettings, copy.resetDone)}
        >
          {copy.reset}
        </button>
      </div>
    </Dialog>
  );
}

interface ChoicesProps<Option extends string> {
  name: string;
  title: string;
  options: readonly Option[];
  labels: Record<Option, string>;
  chosen: Option;
  onChoose: (option: Option) => void;
  renderPreview: (option: Option) => ReactNode;
}

function Choices<Option extends string>(props: ChoicesProps<Option>) {
  const { name, title, options, labels, chosen, onChoose, renderPreview } = props;
  return (
    <fieldset className="mt-5 min-w-0">
      <legend className="font-semibold">{title}</legend>
      <div className="mt-2 flex flex-wrap gap-2.5">
        {options.map((option) => (
          <label
            key={option}
            className={`choice outline-offset-3 flex min-h-12 grow basis-20 cursor-pointer flex-col items-center justify-center gap-1 sm:flex-row sm:gap-2.5 rounded-bar border-2 px-3 py-2 text-center leading-tight ${option === chosen ? chosenLook : 'border-line bg-card'}`}
          >
            <input
              type="radio"
              name={`leesbaarheid-${name}`}
              checked={option === chosen}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            {renderPreview(option)}
            <span>{labels[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
