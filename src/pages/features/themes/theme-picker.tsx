import { useEffect, useState } from 'react';
import { SectionHeading } from '@/components/section-heading';
import { Wrap } from '@/components/ui/wrap';
import { copy } from '../copy';
import { ThemeSwatch } from './theme-swatch';
import { isTheme, themes, type Theme } from './themes';

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

  const onChoose = (value: string) => {
    if (isTheme(value)) setTheme(value);
  };

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
                label={copy.themes.names[name]}
                checked={name === theme}
                onChoose={onChoose}
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
