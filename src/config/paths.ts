/** Every address of the site, in one place. */
export const paths = {
  home: '/',
  homePreview: '/home-preview',
  features: '/features',
  examples: '/voorbeelden',
  pricing: '/pricing',
  help: '/help',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  comingSoon: '/coming-soon',
  signUp: '/gratis-beginnen',
  dashboard: '/dashboard',
  publicTimeline: '/public/:slug',
} as const;
