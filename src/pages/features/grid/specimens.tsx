import LockIcon from 'lucide-react/icons/lock';
import PlayIcon from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { Glyph } from '@/components/glyph';
import { PhotoPrint } from '@/components/photo-print';
import { fixedEntries } from '../fixed-entries';
import { copy as words } from './copy';

const slip = 'rounded-[3px] bg-card shadow-print';
const chip = 'flex items-center gap-2 rounded-full bg-card py-1.5 pr-4 pl-1.5 shadow-print';

function Face({ name }: { name: string }) {
  return (
    <img
      src={`/demo/oma-riet/${name}.webp`}
      alt=""
      width={160}
      height={160}
      loading="lazy"
      className="size-9 flex-none rounded-full"
    />
  );
}

function Initials({ text }: { text: string }) {
  return (
    <span className="grid size-9 flex-none place-items-center rounded-full bg-accent text-[0.8125rem] font-semibold text-white">
      {text}
    </span>
  );
}

/** Heights of the bars, in percent: the start of a recording of the demo. */
const bars = [
  8, 71, 79, 64, 83, 32, 66, 69, 84, 70, 40, 10, 38, 73, 73, 78, 100, 72, 41, 68, 60, 90, 83, 96,
  67, 62, 82, 63, 41, 56, 88, 57, 71, 12,
];

const themes = ['classic', 'ocean', 'nature', 'sunset', 'royal', 'cherry', 'football'];

/** A real part of the product for each promise, by the id of its built-in entry. */
const specimens: Record<string, ReactNode> = {
  privacy: (
    <div className={`${slip} tilt-left w-64 p-4`}>
      <p className="flex items-center gap-2 font-semibold">
        <LockIcon className="size-5 flex-none text-primary" />
        {words.closed}
      </p>
      <p className="mt-3 flex items-center -space-x-2">
        <Face name="noor" />
        <Face name="karel" />
        <Initials text="WJ" />
        <span className="pl-4 text-small text-muted">{words.invited}</span>
      </p>
    </div>
  ),
  'no-ads': (
    <PhotoPrint
      src="/demo/oma-riet/trouwdag"
      alt=""
      caption={words.wedding}
      sizes="208px"
      className="tilt-right relative tape mt-6 w-52"
    />
  ),
  security: (
    <div className="relative size-44">
      {Array.from({ length: 12 }, (_, star) => (
        <span key={star} className="absolute inset-0" style={{ rotate: `${star * 30}deg` }}>
          <Glyph shape="star" className="mx-auto size-5 text-primary" />
        </span>
      ))}
      <Glyph shape="heart" className="absolute inset-0 m-auto size-16 text-accent" />
    </div>
  ),
  speed: (
    <div className="mt-16 w-40 rounded-[1.5rem] border-[6px] border-ink bg-paper p-3 pb-16 shadow-print">
      <p className="font-display text-[1.0625rem] leading-tight">{words.story}</p>
      <p className="text-[0.8125rem] leading-snug text-muted">{words.count}</p>
      <PhotoPrint
        src="/demo/oma-riet/de-trein"
        alt=""
        sizes="120px"
        className="landscape mt-2 w-full"
      />
    </div>
  ),
  sharing: (
    <div className="flex flex-col items-start gap-3">
      <p className={chip}>
        <Face name="noor" />
        <span>
          Noor <span className="text-muted">{words.contributor}</span>
        </span>
      </p>
      <p className={`${chip} ml-12`}>
        <Initials text="TJ" />
        <span>
          Tante Jo <span className="text-muted">{words.viewer}</span>
        </span>
      </p>
      <p className="ml-4 rounded-full border-2 border-dashed border-primary/60 px-4 py-1.5 font-semibold text-primary">
        {words.link}
      </p>
    </div>
  ),
  media: (
    <div className="grid justify-items-start">
      <p className="ruled tilt-right w-72 pt-6 pr-4 pb-3 pl-11 font-display text-[1.0625rem] italic">
        {words.recipe}
      </p>
      <div className={`${slip} tilt-slight relative -mt-5 -ml-6 flex w-72 items-center gap-3 p-3`}>
        <span className="grid size-11 flex-none place-items-center rounded-full bg-primary text-white">
          <PlayIcon className="size-5 translate-x-px fill-current" />
        </span>
        <span className="flex h-10 grow items-center gap-[2px]">
          {bars.map((height, bar) => (
            <span
              // oxlint-disable-next-line react/no-array-index-key -- the bars stay in place
              key={bar}
              className={`grow rounded-full ${bar < 12 ? 'bg-primary' : 'bg-primary/35'}`}
              style={{ height: `${height}%` }}
            />
          ))}
        </span>
        <span className="text-small text-muted">0:25</span>
      </div>
    </div>
  ),
  themes: (
    <div className="flex -space-x-3">
      {themes.map((theme, index) => (
        <span
          key={theme}
          data-theme={theme}
          className="relative h-36 w-14 rounded-[3px] border border-line bg-paper shadow-print sm:w-16"
          style={{ rotate: `${(index - 3) * 4}deg`, translate: `0 ${Math.abs(index - 3) * 5}px` }}
        >
          <span className="absolute inset-x-0 top-0 h-14 rounded-t-[3px] bg-primary" />
          <span className="absolute top-17 left-1/2 -ml-2.5 size-5 rounded-full bg-accent" />
        </span>
      ))}
    </div>
  ),
};

const idOf = new Map(fixedEntries.map(({ id, title }) => [title, id]));

/** What an entry promises, shown; null for one that the page does not know. */
export const specimenOf = (title: string) => specimens[idOf.get(title) ?? ''] ?? null;
