import { PhotoPrint } from '@/components/photo-print';
import { copy } from './copy';

const { photo, letter, letterFrom, voice } = copy.hero;

/** Half heights of the waveform bars, 0 to 20. */
const bars = Array.from(
  { length: 34 },
  (_, index) =>
    3 + Math.round(16 * Math.abs(Math.sin(index * 0.55) * Math.cos(index * 0.21 + 0.6))),
);

/** The picture of the hero: a photo, a letter and a sound recording. */
export function KindsCollage() {
  return (
    <div className="relative mx-auto w-full max-w-[27rem] md:max-w-none">
      <div
        aria-hidden="true"
        className="thread absolute -top-6 -bottom-16 left-1/2 -ml-px w-0.5 md:-top-12 md:-bottom-24"
      />
      <div className="relative grid grid-cols-[repeat(12,minmax(0,1fr))]">
        <PhotoPrint
          src="/demo/oma-riet/trouwdag"
          {...photo}
          sizes="(min-width: 72rem) 350px, (min-width: 48rem) 33vw, 66vw"
          eager
          className="tape tilt-left relative col-start-1 col-end-9 row-start-1"
        />
        <figure className="ruled tilt-right relative col-start-5 col-end-13 row-start-2 -mt-8 pt-10 pr-5 pb-5 pl-11 font-display text-[1.125rem] italic md:text-[1.25rem]">
          <blockquote>{letter}</blockquote>
          <figcaption className="text-small text-muted">{letterFrom}</figcaption>
        </figure>
        <div className="tilt-slight relative col-start-1 col-end-10 row-start-3 -mt-3 flex items-center gap-4 rounded-card border border-line bg-card px-4 py-3.5 shadow-print">
          <svg
            viewBox="0 0 136 40"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="h-10 w-0 grow"
          >
            {bars.map((height, index) => (
              <rect
                key={index}
                x={index * 4}
                y={20 - height}
                width="2.4"
                height={height * 2}
                rx="1.200"
                className={index < 13 ? 'fill-primary' : 'fill-primary/35'}
              />
            ))}
          </svg>
          <p className="max-w-[5.5em] leading-snug">{voice}</p>
        </div>
      </div>
    </div>
  );
}
