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
} as const;

export const helpArticlePath = (slug: string) => paths.helpArticle.replace(':slug', slug);
