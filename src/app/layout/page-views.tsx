import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import ConsentBar from '@/modules/consent/consent-bar';
import { countView } from '@/modules/consent/page-views';
import { useConsent } from '@/modules/consent/consent-store';
import { mainId } from '@/navigation/scroll/scroll-and-focus';
import { slugs } from 'virtual:help-article-slugs';
import { helpArticlePath } from '@/config/paths';
import { routes } from '@/app/routes';

/** The prerendered pages: their paths contain no personal data. */
export const knownPages: ReadonlySet<string> = new Set(
  routes.flatMap(({ path, article, prerendered }) => {
    if (article) return slugs.map(helpArticlePath);
    return path === '*' || prerendered === false ? [] : [path];
  }),
);

/** The bar with the focused button is removed, so move focus to the page. */
const focusMain = () => document.getElementById(mainId)?.focus({ preventScroll: true });

/** Shows the consent bar until it is answered, and counts page views with consent. */
export default function PageViews() {
  const { pathname } = useLocation();
  const consent = useConsent();
  useEffect(() => {
    if (consent === 'accepted') void countView(pathname, knownPages);
  }, [pathname, consent]);

  if (consent !== 'unasked' || !knownPages.has(pathname)) return null;
  return <ConsentBar onAnswer={focusMain} />;
}
