import { renderToStaticMarkup } from 'react-dom/server';
import { plainText } from '@/lib/shared/plain-text';
import { formatDay } from '@/lib/dates';
import { groupIntoChapters, hasDecadeChapters } from '@/modules/timeline/chapters';
import { contributorsOf } from '@/modules/timeline/people/contributors';
import { storyTitle } from '@/lib/shared/story-summary';
import { copy } from '../../copy';
import type { ArchivedStory } from '../archived-story';
import { PageItem } from './page-item';
import { pageStyle } from './page-style';

const pageCopy = copy.page;

/** Defence in depth: no script runs even if escaping should fail. */
const policy =
  "script-src 'none'; object-src 'none'; frame-src 'none'; connect-src 'none'; base-uri 'none'; form-action 'none'";

function StoryPage({ timeline, items, files, missing, link, day, isPart, colors }: ArchivedStory) {
  const title = storyTitle(timeline);
  const lead = timeline.description?.trim();
  const chapters = groupIntoChapters(items, hasDecadeChapters(items)).map((chapter, index) => ({
    ...chapter,
    id: `hoofdstuk-${index + 1}`,
    name: String(chapter.year ?? pageCopy.undated),
  }));
  const contributors = contributorsOf([...items]).map(({ name }) => name);
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{plainText(title)}</title>
        <style>{pageStyle(colors)}</style>
      </head>
      <body>
        <header>
          <p className="label">{pageCopy.label}</p>
          <h1 dir="auto">{title}</h1>
          {lead && (
            <p className="lead" dir="auto">
              {lead}
            </p>
          )}
          <p className="muted">
            {pageCopy.from(items.length, isPart)}
            {contributors.length > 0 && (
              <>
                {' · '}
                <bdi>{contributors.join(', ')}</bdi>
              </>
            )}
          </p>
          {chapters.length > 1 && (
            <nav aria-label={pageCopy.contents}>
              <ul>
                {chapters.map(({ id, name }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </header>
        <main>
          {chapters.map((chapter) => (
            <section key={chapter.id} aria-labelledby={chapter.id}>
              <h2 id={chapter.id}>{chapter.name}</h2>
              <ul className="cards">
                {chapter.items.map((item) => (
                  <PageItem key={item.id} item={item} files={files.get(item.id) ?? {}} />
                ))}
              </ul>
            </section>
          ))}
        </main>
        <footer>
          {missing.length > 0 && (
            <>
              <h2>{pageCopy.missing}</h2>
              <ul>
                {missing.map((line, index) => (
                  <li key={index} dir="auto">
                    {line}
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>{pageCopy.private}</p>
          <p className="muted">
            {pageCopy.exportedOn(formatDay(day))} {pageCopy.online}{' '}
            <a href={link} rel="noopener noreferrer">
              {link}
            </a>
          </p>
        </footer>
      </body>
    </html>
  );
}

/** The story as one HTML page that works offline and without scripts. */
export const renderStoryPage = (story: ArchivedStory) =>
  `<!doctype html>${renderToStaticMarkup(<StoryPage {...story} />)}`;
