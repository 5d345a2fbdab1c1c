import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import { loaders, type HelpArticle } from 'virtual:help-article-loaders';
import { PhotoPrint } from '@/components/photo-print';
import { ThreadSection, ThreadPage } from '@/components/thread-page';
import { MailLink } from '@/components/ui/mail-link';
import { Wrap } from '@/components/ui/wrap';
import { paths, helpArticlePath } from '@/config/paths';
import { ArticleBlocks } from '@/modules/help-article/article-blocks';
import { ArticleInline } from '@/modules/help-article/article-inline';
import { fillPlaceholders, sectionsOf } from '@/modules/help-article/article-text';
import { copy } from './copy';
import { metadataOf } from './metadata';

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

const categoryPicture = ({ category }: HelpArticle) => pictures[category] ?? pictures.beginnen!;

/** The page of the article with this slug; null where there is none. */
export async function pageOf(slug: string) {
  const load = Object.hasOwn(loaders, slug) ? loaders[slug] : undefined;
  if (!load) return null;
  const { article } = await load();
  return { default: () => <HelpArticlePage article={article} /> };
}

/** A help article: the short answer as lead, then a section for each heading. */
function HelpArticlePage({ article }: { article: HelpArticle }) {
  return (
    <>
      <Wrap className="pt-2">
        <Link
          to={paths.help}
          className="inline-flex min-h-11 items-center gap-2 text-primary underline"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          {copy.back}
        </Link>
      </Wrap>
      <ThreadPage
        metadata={metadataOf(article)}
        heading={article.title}
        lead={fillPlaceholders(article.answer)}
        picture={
          <PhotoPrint
            src={categoryPicture(article)}
            alt=""
            sizes="(min-width: 72rem) 28rem, 44vw"
            className="tape tilt-right relative mx-auto w-full max-w-[28rem] max-md:hidden"
          />
        }
      >
        {sectionsOf(article.body).map(({ heading, blocks }, index) =>
          heading ? (
            <ThreadSection
              key={index}
              heading={<ArticleInline text={heading} />}
              className="md:mt-16!"
            >
              <div className="mt-4">
                <ArticleBlocks blocks={blocks} />
              </div>
            </ThreadSection>
          ) : (
            <div key={index} className="mt-10">
              <ArticleBlocks blocks={blocks} />
            </div>
          ),
        )}
        <ThreadSection heading={copy.related}>
          <RelatedArticles titles={article.relatedTitles} />
        </ThreadSection>
        <ThreadSection heading={copy.stillStuck}>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <Link to={paths.help} className="button">
              {copy.ask}
            </Link>
            <p>
              {copy.mail} <MailLink />
            </p>
          </div>
        </ThreadSection>
      </ThreadPage>
    </>
  );
}

function RelatedArticles({ titles }: { titles: Readonly<Record<string, string>> }) {
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-4">
      {Object.entries(titles).map(([slug, title]) => (
        <li key={slug}>
          <Link
            to={helpArticlePath(slug)}
            className="index-card flex h-full min-h-14 items-center px-5 py-4 font-display text-h3 text-primary no-underline wrap-anywhere hyphens-auto hover:underline"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
