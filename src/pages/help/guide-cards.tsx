import { Link } from 'react-router-dom';
import { PhotoPrint } from '@/components/photo-print';
import { helpArticlePath } from '@/config/paths';
import { guides } from '@/modules/help-article/article-lists';
import { copy } from './copy';

const tilts = ['tilt-left', 'tilt-right'];

export function GuideCards() {
  return (
    <ul className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-x-8 gap-y-12">
      {guides.map(({ slug, title }, index) => {
        const { text, picture, alt } = copy.guides[slug as keyof typeof copy.guides];
        return (
          <li key={slug} className="relative">
            <PhotoPrint
              src={picture}
              alt={alt}
              sizes="(min-width: 72rem) 15rem, (min-width: 40rem) 44vw, 85vw"
              className={`peg landscape relative ${tilts[index % 2]}`}
            />
            <h3 className="mt-5 text-h3">
              {/* Its ::after covers the card, so that the whole card is clickable. */}
              <Link
                to={helpArticlePath(slug)}
                className="no-underline after:absolute after:inset-0 hover:underline"
              >
                {title}
              </Link>
            </h3>
            <p className="mt-2 text-ink/85">{text}</p>
            <p aria-hidden="true" className="mt-1.5 text-primary underline">
              {copy.readGuide}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
