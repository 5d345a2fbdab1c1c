import { Link } from 'react-router-dom';
import { MailLink } from '@/components/ui/mail-link';
import { Wrap } from '@/components/ui/wrap';
import { Wordmark } from '@/components/wordmark';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { copy } from '../copy';
import { linksTo } from './navigation';

/** Set by the build. */
declare const BUILD_YEAR: number;

const pageLinks = linksTo('features', 'examples', 'pricing', 'help');
const legalLinks = linksTo('privacy', 'terms');

const thisYear = new Date().getFullYear();

const linkStyle =
  'inline-flex min-h-11 min-w-11 items-center no-underline wrap-anywhere hover:underline';

function Links({ links }: { links: typeof pageLinks }) {
  return links.map(({ path, label }) => (
    <li key={path}>
      <Link to={path} className={linkStyle}>
        {label}
      </Link>
    </li>
  ));
}

export function Footer() {
  // Hydration must match the prerendered year, which can be last year.
  const year = useHydrated() ? thisYear : BUILD_YEAR;
  return (
    <footer className="border-t border-line bg-wash">
      <Wrap className="flex flex-wrap justify-between gap-x-12 gap-y-8 py-12">
        <div>
          <Wordmark />
          <p className="mt-4 max-w-[15em] text-ink/85">{copy.footerLine}</p>
        </div>
        <nav
          aria-label={copy.footerNavigation}
          className="flex flex-wrap gap-x-8 gap-y-4 md:gap-x-16"
        >
          <ul>
            <Links links={pageLinks} />
          </ul>
          <ul>
            <li>
              <MailLink className={linkStyle} />
            </li>
            <Links links={legalLinks} />
          </ul>
        </nav>
        <p className="basis-full text-small text-muted">{copy.copyright(year)}</p>
      </Wrap>
    </footer>
  );
}
