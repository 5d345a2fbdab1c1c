import { Link, useLocation } from 'react-router-dom';
import { AppLink } from '@/components/app-link';
import { Wrap } from '@/components/ui/wrap';
import { Wordmark } from '@/components/wordmark';
import { paths } from '@/config/paths';
import { copy } from '../copy';
import { MobileMenu } from './mobile-menu';
import { isActive, navigation, usePathInDocument } from './navigation';

export function Header() {
  const { pathname } = useLocation();
  const markedPath = usePathInDocument();
  return (
    <header className="@container relative z-30">
      <Wrap className="flex flex-wrap items-center gap-x-8 gap-y-1 py-4">
        <Link
          to={paths.home}
          aria-label={copy.homeLink}
          className="flex min-h-12 items-center no-underline"
        >
          <Wordmark />
        </Link>
        <nav
          aria-label={copy.mainNavigation}
          className="hidden noscript:order-last noscript:block noscript:basis-full md:order-last md:block md:basis-full @5xl:order-none @5xl:ml-auto @5xl:basis-auto"
        >
          <ul className="-mx-2 flex flex-wrap gap-x-3 @5xl:justify-end">
            {navigation.map(({ path, label }) => (
              <li key={path}>
                <Link
                  to={path}
                  aria-current={isActive(path, markedPath) ? 'page' : undefined}
                  className="group flex min-h-11 items-center px-2 no-underline"
                >
                  <span className="border-b-2 border-transparent pt-0.5 leading-snug transition-colors group-hover:border-line group-aria-[current]:border-primary forced-colors:group-[:not([aria-current])]:border-[Canvas]">
                    {label}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <AppLink className="ml-auto max-md:hidden @5xl:ml-0">{copy.startAnekdote}</AppLink>
        <MobileMenu key={pathname} pathname={pathname} />
      </Wrap>
    </header>
  );
}
