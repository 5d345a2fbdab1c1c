import { useEffect, useState } from 'react';
import { SectionHeading } from '@/components/section-heading';
import { Wrap } from '@/components/ui/wrap';
import { copy } from '../copy';

const { names } = copy.themes;
/** The names that `themes.css` uses in `data-theme`. */
type Theme = keyof typeof names;
const themes = Object.keys(names) as Theme[];

/** The selected theme colours the whole page until this component unmounts. */
export function ThemePicker() {
  const [theme, setTheme] = useState<Theme>('classic');

  useEffect(() => {
    if (theme === 'classic') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [theme]);

  return (
    <section aria-labelledby="themas" className="pt-16 pb-20 md:pt-24 md:pb-28">
      <Wrap>
        <SectionHeading id="themas" heading={copy.themes.heading} lead={copy.themes.lead} />
        <fieldset className="mt-10">
          <legend className="sr-only">{copy.themes.legend}</legend>
          <div className="mx-auto grid max-w-[87rem] grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-4">
            {themes.map((name) => (
              <ThemeSwatch
                key={name}
                theme={name}
                label={names[name]}
                checked={name === theme}
                onChoose={() => setTheme(name)}
              />
            ))}
          </div>
        </fieldset>
        <noscript>
          <p className="mt-5 text-center">{copy.themes.noScript}</p>
        </noscript>
        <p className="mt-6 text-ink/85 md:text-center">{copy.themes.note}</p>
      </Wrap>
    </section>
  );
}

interface Props {
  theme: Theme;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

/** A radio button with a preview of the page in the colours of the theme. */
function ThemeSwatch({ theme, label, checked, onChoose }: Props) {
  return (
    <div className="relative block min-w-0 cursor-pointer">
      <input
        type="radio"
        name="theme"
        aria-label={label}
        value={theme}
        checked={checked}
        onChange={onChoose}
        className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-card"
      />
      <span
        data-theme={theme}
        aria-hidden="true"
        className="pointer-events-none block rounded-card border-2 border-line bg-paper p-3 text-ink shadow-print peer-checked:border-primary peer-checked:outline-2 peer-checked:outline-primary"
      >
        <svg viewBox="0 0 120 72" aria-hidden="true" className="block w-full">
          <path d="M12 0v72" className="stroke-primary" strokeWidth="2" />
          <circle cx="12" cy="16" r="5" className="fill-primary" />
          <circle cx="12" cy="52" r="5" className="fill-paper stroke-primary" strokeWidth="2" />
          <rect x="28" y="8" width="84" height="36" rx="2" className="fill-wash" />
          <circle cx="96" cy="19" r="6" className="fill-accent" />
          <path d="M28 44l24-20 18 14 12-8 30 14z" className="fill-accent" opacity=".55" />
          <rect x="28" y="52" width="50" height="5" rx="2.500" className="fill-ink" />
          <rect x="28" y="62" width="30" height="8" rx="4" className="fill-primary" />
        </svg>
        <span className="mt-2.5 flex min-h-7 items-center gap-2 font-semibold">
          <span
            aria-hidden="true"
            className="grid size-5 flex-none place-items-center rounded-full border-2 border-primary"
          >
            {checked && <span className="size-2.5 rounded-full bg-primary" />}
          </span>
          <span>{label}</span>
        </span>
      </span>
    </div>
  );
}
