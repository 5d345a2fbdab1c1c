import type { HelpArticle } from 'virtual:help-article-loaders';

const album = '/demo/oma-riet';

/** Beside an article hangs a print, one for each category; it only keeps the reader company. */
const pictures: Readonly<Record<string, string>> = {
  beginnen: `${album}/station`,
  herinneringen: `${album}/dijk`,
  'delen-en-samenwerken': `${album}/raam`,
  'zoeken-en-filteren': `${album}/televisie`,
  themas: `${album}/tulpen`,
  prijzen: `${album}/kerst`,
  'privacy-en-veiligheid': '/site/gracht',
  account: `${album}/keuken`,
  gelegenheden: '/site/vier-generaties',
};

export const categoryPicture = ({ category }: HelpArticle) =>
  pictures[category] ?? pictures.beginnen!;
