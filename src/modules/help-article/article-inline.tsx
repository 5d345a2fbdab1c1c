import { Link } from 'react-router-dom';
import type { Inline } from 'virtual:help-article-loaders';
import { site } from '@/config/site';
import { fillPlaceholders } from './article-text';

const linkStyle = 'text-primary underline wrap-anywhere';

function ArticleLink({ link, href }: { link: string; href: string }) {
  const address = fillPlaceholders(href);
  if (address.startsWith('/'))
    return (
      <Link to={address} className={linkStyle}>
        {fillPlaceholders(link)}
      </Link>
    );
  const isApp = address === site.appUrl;
  return (
    <a href={address} className={linkStyle} {...(isApp && { target: '_blank', rel: 'noopener' })}>
      <span>{fillPlaceholders(link)}</span>
      {isApp && <span className="sr-only"> (opent in een nieuw tabblad)</span>}
    </a>
  );
}

/** A line of an article, with its bold words and links. */
export function ArticleInline({ text }: { text: readonly Inline[] }) {
  return text.map((part, index) => {
    if (typeof part === 'string') return <span key={index}>{fillPlaceholders(part)}</span>;
    if ('strong' in part)
      return (
        <strong key={index} className="font-semibold">
          {fillPlaceholders(part.strong)}
        </strong>
      );
    return <ArticleLink key={index} {...part} />;
  });
}
