import { formatDay } from '@/lib/dates';
import { groupIntoChapters, isToldByDecade } from '../../chapters';
import { contributorsOf } from '../../contributors';
import { copy } from '../copy';
import type { KeptStory } from '../kept-story';
import { html, Markup } from './html';
import { momentPart } from './moment-part';
import { pageStyle } from './page-style';

const words = copy.page;

/** Nothing in the page runs, even if a text should ever get out of its place. */
const policy =
  "script-src 'none'; object-src 'none'; frame-src 'none'; connect-src 'none'; base-uri 'none'; form-action 'none'";

/** The whole story as one page that needs no server, no script and no connection. */
export function storyPage(story: KeptStory): string {
  const { timeline, items, files, missing, link, day } = story;
  const title = timeline.title.trim() || copy.untitled;
  const chapters = groupIntoChapters(items, isToldByDecade(items)).map((chapter, place) => ({
    ...chapter,
    id: `hoofdstuk-${place + 1}`,
    name: String(chapter.year ?? words.undated),
  }));
  const tellers = contributorsOf([...items]).map(({ name }) => name);
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        <style>
          ${new Markup(pageStyle(story.colors))}
        </style>
      </head>
      <body>
        <header>
          <p class="label">${words.label}</p>
          <h1 dir="auto">${title}</h1>
          ${timeline.description?.trim() && html`<p class="lead" dir="auto">${timeline.description.trim()}</p>`}
          <p class="muted">
            ${words.from(items.length, story.isPart)}${tellers.length > 0 && html` · <bdi>${tellers.join(', ')}</bdi>`}
          </p>
          ${
            chapters.length > 1 &&
            html`<nav aria-label="${words.contents}">
              <ul>
                ${chapters.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}
              </ul>
            </nav>`
          }
        </header>
        <main>
          ${chapters.map(
            (chapter) =>
              html`<section aria-labelledby="${chapter.id}">
                <h2 id="${chapter.id}">${chapter.name}</h2>
                <ul class="cards">
                  ${chapter.items.map((item) => momentPart(item, files.get(item.id) ?? {}))}
                </ul>
              </section> `,
          )}
        </main>
        <footer>
          ${
            missing.length > 0 &&
            html`<h2>${words.missing}</h2>
              <ul>
                ${missing.map((line) => html`<li dir="auto">${line}</li>`)}
              </ul>`
          }
          <p>${words.private}</p>
          <p class="muted">
            ${words.kept(formatDay(day))} ${words.online}
            <a href="${link}" rel="noopener noreferrer">${link}</a>
          </p>
        </footer>
      </body>
    </html> `.text;
}
