/** Every path of the site. */
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

/** How the path of a story begins. */
export const storyPrefix = paths.publicTimeline.replace(':slug', '');

export const isStoryPath = (pathname: string) => pathname.startsWith(storyPrefix);

const moment = /^(\/public\/[^/]+)\/moment\/[^/]+\/?$/;

/** The page of a path: the path of an item belongs to the page of its timeline. */
export const pageOf = (pathname: string) => pathname.replace(moment, '$1');

export const helpArticlePath = (slug: string) => paths.helpArticle.replace(':slug', slug);
