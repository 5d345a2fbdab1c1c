import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { helpArticlePath } from '@/config/paths';
import { copy } from './copy';
import type { CategoryWithArticles } from './article-lists';

/** A collapsible category; `<details>` also works without JavaScript. */
export function CategoryCard({ title, description, articles }: CategoryWithArticles) {
  const drawer = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The visitor can open it before hydration.
  useEffect(() => setIsOpen(drawer.current?.open ?? false), []);
  return (
    <details
      ref={drawer}
      className="index-card group"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary
        aria-expanded={isOpen}
        className="grid list-none grid-cols-[minmax(0,1fr)_auto] gap-x-[min(1rem,3vw)] gap-y-1.5 rounded-card wrap-anywhere hyphens-auto px-[min(1.5rem,5vw)] py-5 [&::-webkit-details-marker]:hidden"
      >
        {/* Directly in it: a heading may stand in a summary, but not in a span. */}
        <h3 className="text-h3">{title}</h3>
        <span className="col-start-1 text-ink/85">{description}</span>
        <span className="col-start-1 text-small text-muted">{copy.count(articles.length)}</span>
        <ChevronDown
          aria-hidden="true"
          className="col-start-2 row-span-3 row-start-1 mt-0.5 size-[min(1.75rem,8vw)] flex-none text-primary transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className="mx-[min(1.5rem,5vw)] border-t border-line pt-2 pb-4">
        {articles.map(({ slug, title: question }) => (
          <li key={slug}>
            <Link
              to={helpArticlePath(slug)}
              className="flex min-h-11 items-center py-1.5 text-primary underline"
            >
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
