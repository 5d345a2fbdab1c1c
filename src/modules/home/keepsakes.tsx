import { PhotoPrint } from '@/components/photo-print';
import { SectionHeading } from '@/components/section-heading';
import { Wrap } from '@/components/ui/wrap';
import { copy } from './copy';

const { heading, lead, items } = copy.keepsakes;

const prints = [
  { ...items.keep, src: '/demo/oma-riet/brievendoos', tilt: 'tilt-left', drop: '' },
  { ...items.share, src: '/demo/oma-riet/raam', tilt: 'tilt-slight', drop: 'md:mt-7' },
  { ...items.last, src: '/demo/oma-riet/vijfennegentig', tilt: 'tilt-right', drop: '' },
];

/** Three features, as prints on a line. */
export function Keepsakes() {
  return (
    <section
      aria-labelledby="bewaren"
      className="overflow-x-clip border-y border-line bg-wash py-16 md:py-24"
    >
      <Wrap>
        <SectionHeading id="bewaren" heading={heading} lead={lead} />
        <div className="relative mt-12 md:mt-14">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-x-[-50vw] top-0 hidden h-8 w-[calc(100%+100vw)] stroke-primary md:block"
          >
            <path
              d="M0 0C30 0 30 100 50 100S70 0 100 0"
              fill="none"
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
              opacity=".7"
            />
          </svg>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-14 md:grid-cols-3 lg:gap-x-12">
            {prints.map(({ title, text, alt, src, tilt, drop }) => (
              <li key={src} className={drop}>
                <PhotoPrint
                  src={src}
                  alt={alt}
                  sizes="(min-width: 72rem) 330px, (min-width: 48rem) 30vw, 90vw"
                  className={`peg landscape relative max-w-[24rem] ${tilt}`}
                />
                <h3 className="mt-6 text-h3 md:text-[1.625rem]">{title}</h3>
                <p className="mt-2 max-w-[19em] text-ink/85">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </section>
  );
}
