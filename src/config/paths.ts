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

export { isStoryPath, pageOf, withOwnWords } from '@shared/story-path';

export const helpArticlePath = (slug: string) => paths.helpArticle.replace(':slug', slug);
