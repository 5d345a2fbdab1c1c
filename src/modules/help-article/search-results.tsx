import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { MailLink } from '@/components/ui/mail-link';
import { helpArticlePath } from '@/config/paths';
import { copy } from './copy';
import { truncateWords, fillPlaceholders } from './article-text';
import type { FoundArticle } from './search-articles';

interface Props {
  query: string;
  results: readonly FoundArticle[];
  onAsk: (question: string) => void;
}

/** The search results, or links to the chat and the support mail. */
export function SearchResults({ query, results, onAsk }: Props) {
  if (results.length === 0)
    return (
      <div className="mt-2">
        <p className="wrap-anywhere">{copy.nothing(query)}</p>
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button onClick={() => onAsk(query)}>{copy.askInstead}</Button>
          <p>
            {copy.mailInstead} <MailLink />
          </p>
        </div>
      </div>
    );
  return (
    <ul aria-label={copy.results} className="mt-3 border-t border-line">
      {results.map(({ slug, title, answer }) => (
        <li key={slug} className="border-b border-line py-3">
          <Link
            to={helpArticlePath(slug)}
            className="flex min-h-11 items-center font-display text-h3 text-primary underline"
          >
            {title}
          </Link>
          <p className="mt-1 text-ink/85">{truncateWords(fillPlaceholders(answer), 150)}</p>
        </li>
      ))}
    </ul>
  );
}
