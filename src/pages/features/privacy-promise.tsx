import { Link } from 'react-router-dom';
import { PhotoPrint } from '@/components/photo-print';
import { Wrap } from '@/components/ui/wrap';
import { paths } from '@/config/paths';
import { copy } from './copy';

const { heading, text, pictureAlt, points, link } = copy.privacy;

/** Three promises about privacy. */
export function PrivacyPromise() {
  return (
    <section
      aria-labelledby="privacy-eerst"
      className="border-y border-line bg-wash py-16 md:py-20"
    >
      <Wrap className="relative">
        <h2 id="privacy-eerst" className="max-w-[13.75em] text-h2 ">
          {heading}
        </h2>
        <p className="mt-4 max-w-[23em] text-lead text-ink/85">{text}</p>
        <PhotoPrint
          src="/demo/eerste-jaar-noor/brievenbus"
          alt={pictureAlt}
          height={960}
          sizes="224px"
          className="tape tilt-right absolute -top-24 right-8 hidden w-56 lg:block"
        />
        <ul className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 md:grid-cols-3">
          {points.map((point) => (
            <li key={point.title} className="border-t-2 border-primary pt-4">
              <h3 className="text-h3">{point.title}</h3>
              <p className="mt-2 text-ink/85">{point.text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <Link
            to={paths.privacy}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline"
          >
            {link}
          </Link>
        </p>
      </Wrap>
    </section>
  );
}
