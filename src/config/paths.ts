/** Every address of the site, in one place. */
export const paths = {
  home: '/',
  homePreview: '/home-preview',
  features: '/features',
  examples: '/voorbeelden',
  pricing: '/pricing',
  help: '/help',
  helpArticle: '/help/:slug',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  comingSoon: '/coming-soon',
  signUp: '/gratis-beginnen',
  dashboard: '/dashboard',
  publicTimeline: '/public/:slug',
  publicMoment: '/public/:slug/moment/:id',
} as const;

const moment = /^(\/public\/[^/]+)\/moment\/[^/]+\/?$/;

/** The page that an address opens: a moment is a place in its story, not a page of its own. */
export const pageOf = (pathname: string) => pathname.replace(moment, '$1');

export const helpArticlePath = (slug: string) => paths.helpArticle.replace(':slug', slug);
