import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { plainText } from '@shared/plain-text';
import { formatDay } from '@/lib/dates';
import { groupIntoChapters, unitOfChapters } from '@/modules/timeline/chapters';
import { contributorsOf } from '@/modules/timeline/people/contributors';
import { storyTitle } from '@shared/story-summary';
import { copy } from '../../copy';
import type { ArchivedStory } from '../archived-story';
import { PageItem } from './page-item';
import { pageStyle } from './page-style';

const pageCopy = copy.page;

/** No script runs even if escaping should fail. */
const headTags = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; frame-src 'none'; connect-src 'none'; base-uri 'none'; form-action 'none'"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex, nofollow">`;

function StoryBody({ timeline, items, files, missing, link, day, isPart }: ArchivedStory) {
  const lead = timeline.description?.trim();
  const chapters = groupIntoChapters(items, unitOfChapters(items)).map((chapter, index) => ({
    ...chapter,
    id: `hoofdstuk-${index + 1}`,
    name: String(chapter.period.firstYear ?? pageCopy.undated),
  }));
  const contributors = contributorsOf([...items]).map(({ name }) => name);
  return (
    <>
      <header>
        <p className="label">{pageCopy.label}</p>
        <h1 dir="auto">{storyTitle(timeline)}</h1>
        {lead && (
          <p className="lead" dir="auto">
            {lead}
          </p>
        )}
        <p className="muted">
          {pageCopy.from(items.length, isPart)}
          {contributors.length > 0 && (
            <>
              {' '}
              <span aria-hidden="true">·</span> <bdi>{contributors.join(', ')}</bdi>
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
      <StoryFooter missing={missing} link={link} day={day} />
    </>
  );
}

function StoryFooter({ missing, link, day }: Pick<ArchivedStory, 'missing' | 'link' | 'day'>) {
  return (
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
  );
}

/**
 * The story as one HTML page that works offline and without scripts. It is rendered in a document
 * of its own, which loads no media; `react-dom/server` would be 200 kB more code. The policy of the
 * site holds in that document too and forbids its style, so the style is added to the text.
 */
export function renderStoryPage(story: ArchivedStory): string {
  const { head, body } = document.implementation.createHTMLDocument(
    plainText(storyTitle(story.timeline)),
  );
  const root = createRoot(body);
  flushSync(() => root.render(<StoryBody {...story} />));
  const style = `<style>${pageStyle(story.colors)}</style>`;
  const html = `<!doctype html><html lang="nl"><head>${headTags}${head.innerHTML}${style}</head>${body.outerHTML}</html>`;
  root.unmount();
  return html;
}
