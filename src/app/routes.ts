import { paths } from '@/config/paths';

export interface AppRoute {
  path: string;
  /** The file in `src/pages`. */
  page: string;
  /** Shows the help article of the slug in the path. */
  article?: true;
  /** False: not indexed, and not in the sitemap. */
  indexed?: false;
  /** False: rendered in the browser only, since its content is unknown at build time. */
  prerendered?: false;
}

const story = {
  page: 'public/public-page',
  indexed: false,
  prerendered: false,
} as const;

/** All routes, in the order of `config/paths`; the last one matches every other path. */
export const routes: readonly AppRoute[] = [
  { path: paths.home, page: 'home/home-page' },
  { path: paths.homePreview, page: 'home-preview/home-preview-page', indexed: false },
  { path: paths.features, page: 'features/features-page' },
  { path: paths.examples, page: 'voorbeelden/voorbeelden-page' },
  { path: paths.pricing, page: 'pricing/pricing-page' },
  { path: paths.help, page: 'help/help-page' },
  { path: paths.helpArticle, page: 'help-article/help-article-page', article: true },
  { path: paths.contact, page: 'contact/contact-page' },
  { path: paths.privacy, page: 'privacy/privacy-page' },
  { path: paths.terms, page: 'terms/terms-page' },
  { path: paths.comingSoon, page: 'coming-soon/coming-soon-page' },
  { path: paths.signUp, page: 'gratis-beginnen/gratis-beginnen-page' },
  { path: paths.dashboard, page: 'dashboard/dashboard-page' },
  { path: paths.publicTimeline, ...story },
  { path: paths.publicMoment, ...story },
  { path: '*', page: 'not-found/not-found-page', indexed: false },
];
