import { Link } from 'react-router-dom';
import type { Source } from '../conversation';
import { copy } from '../copy';
import { isOwnPath } from './answer-parts';

const most = 3;

/** The source articles of an answer; other paths are left out. */
export function AnswerSources({ sources }: { sources: readonly Source[] }) {
  const own = sources
    .filter(({ title, path }) => title.trim() && isOwnPath(path))
    .filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index)
    .slice(0, most);
  if (own.length === 0) return null;
  return (
    <div className="mt-3 border-t border-line pt-2">
      <p className="text-small text-muted">{copy.sources}</p>
      <ul>
        {own.map(({ title, path }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-11 items-center py-1 text-primary underline wrap-anywhere"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
