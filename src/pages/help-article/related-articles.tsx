import { Link } from 'react-router-dom';
import { helpArticlePath } from '@/config/paths';

export function RelatedArticles({ titles }: { titles: Readonly<Record<string, string>> }) {
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
