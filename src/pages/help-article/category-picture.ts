import type { HelpArticle } from 'virtual:help-article-loaders';

const demoFolder = '/demo/oma-riet';

/** The decorative picture of an article, by category. */
const pictures: Readonly<Record<string, string>> = {
  beginnen: `${demoFolder}/station`,
  herinneringen: `${demoFolder}/dijk`,
  'delen-en-samenwerken': `${demoFolder}/raam`,
  'zoeken-en-filteren': `${demoFolder}/televisie`,
  'bewaren-en-doorgeven': `${demoFolder}/brievendoos`,
  themas: `${demoFolder}/tulpen`,
  prijzen: `${demoFolder}/kerst`,
  'privacy-en-veiligheid': '/site/gracht',
  account: `${demoFolder}/keuken`,
  gelegenheden: '/site/vier-generaties',
};

export const categoryPicture = ({ category }: HelpArticle) =>
  pictures[category] ?? pictures.beginnen!;
