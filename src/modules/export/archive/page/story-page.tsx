import { renderToStaticMarkup } from 'react-dom/server';
import { formatDay } from '@/lib/dates';
import { groupIntoChapters, isToldByDecade } from '@/modules/timeline/chapters';
import { contributorsOf } from '@/modules/timeline/contributors';
import { copy } from '../../copy';
import type { KeptStory } from '../kept-story';
import { MomentPart } from './moment-part';
import { pageStyle } from './page-style';

const words = copy.page;

/** Nothing in the page runs, even if a text should ever get out of its place. */
const policy =
  "script-src 'none'; object-src 'none'; frame-src 'none'; connect-src 'none'; base-uri 'none'; form-action 'none'";

function StoryPage({ timeline, items, files, missing, link, day, isPart, colors }: KeptStory) {
  const title = timeline.title.trim() || copy.untitled;
  const lead = timeline.description?.trim();
  const chapters = groupIntoChapters(items, isToldByDecade(items)).map((chapter, place) => ({
    ...chapter,
    id: `hoofdstuk-${place + 1}`,
    name: String(chapter.year ?? words.undated),
  }));
  const tellers = contributorsOf([...items]).map(({ name }) => name);
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        <style>{pageStyle(colors)}</style>
      </head>
      <body>
        <header>
          <p className="label">{words.label}</p>
          <h1 dir="auto">{title}</h1>
          {lead && (
            <p className="lead" dir="auto">
              {lead}
            </p>
          )}
          <p className="muted">
            {words.from(items.length, isPart)}
            {tellers.length > 0 && (
              <>
                {' · '}
                <bdi>{tellers.join(', ')}</bdi>
              </>
            )}
          </p>
          {chapters.length > 1 && (
            <nav aria-label={words.contents}>
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
                  <MomentPart key={item.id} item={item} files={files.get(item.id) ?? {}} />
                ))}
              </ul>
            </section>
          ))}
        </main>
        <footer>
          {missing.length > 0 && (
            <>
              <h2>{words.missing}</h2>
              <ul>
                {missing.map((line, place) => (
                  <li key={place} dir="auto">
                    {line}
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>{words.private}</p>
          <p className="muted">
            {words.kept(formatDay(day))} {words.online}{' '}
            <a href={link} rel="noopener noreferrer">
              {link}
            </a>
          </p>
        </footer>
      </body>
    </html>
  );
}

/** The whole story as one page that needs no server, no script and no connection. */
export const storyPage = (story: KeptStory) =>
  `<!doctype html>${renderToStaticMarkup(<StoryPage {...story} />)}`;
