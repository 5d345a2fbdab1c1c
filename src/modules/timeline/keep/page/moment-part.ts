import { itemDate } from '../../item-date/date-words';
import { avatarColors, initialsOf, nameOf } from '../../item-card/avatar';
import { labelOf } from '../../item-card/item-label';
import { stableHash } from '../../item-card/stable-hash';
import type { TimelineItem } from '../../rows';
import { copy } from '../copy';
import type { KeptFiles } from '../kept-story';
import { fileLink, html } from './html';

const words = copy.page;

/** Written in the page itself: from `file://` a browser lets no page read the file beside it. */
const captionsAddress = (text: string) => `data:text/vtt;charset=utf-8,${encodeURIComponent(text)}`;

function mediaPart(item: TimelineItem, { media, poster, captionsText }: KeptFiles) {
  const label = labelOf(item);
  if (!media) return item.media_url && html`<p class="lost">${words.lost}</p>`;
  const link = fileLink(media);
  const { width, height } = item.metadata;
  const size = isSize(width) && isSize(height) && html` width="${width}" height="${height}"`;
  switch (item.item_type) {
    case 'photo':
    case 'gif':
      return html`<a class="print" href="${link}"
        ><img src="${link}" alt="${label}" loading="lazy" ${size}
      /></a>`;
    case 'audio':
      return html`<div class="sound">
        <audio controls preload="none" src="${link}" aria-label="${label}"></audio>
      </div>`;
    case 'video':
      return html`<video
        controls
        preload="none"
        src="${link}"
        ${poster && html` poster="${fileLink(poster)}"`}${size}
        aria-label="${label}"
      >
        ${
          captionsText &&
          html`<track
            kind="captions"
            srclang="nl"
            label="${words.captions}"
            src="${captionsAddress(captionsText)}"
          />`
        }
      </video>`;
    default:
      return html`<p class="file"><a href="${link}">${words.open}</a></p>`;
  }
}

const isSize = (size: number | undefined) => Number.isInteger(size) && size! > 0 && size! < 1e5;

/** When, what, by whom and where: the card of one moment. */
export function momentPart(item: TimelineItem, files: KeptFiles) {
  const { text, dateTime } = itemDate(item);
  const { transcript, location_name } = item.metadata;
  const description = item.description?.trim();
  const isPage = item.item_type === 'text' && description;
  const name = nameOf(item.creator?.display_name);
  const color = avatarColors[stableHash(item.created_by ?? '') % avatarColors.length];
  return html`<li>
    <article>
      ${isPage && html`<div class="page" dir="auto">${description}</div>`}${mediaPart(item, files)}
      <div class="text">
        <p class="date">${dateTime ? html`<time datetime="${dateTime}">${text}</time>` : text}</p>
        ${item.title.trim() && html`<h3 dir="auto">${item.title.trim()}</h3>`}
        ${!isPage && description && html`<p class="story" dir="auto">${description}</p>`}
        ${
          transcript?.trim() &&
          html`<details open>
            <summary>${words.transcript}</summary>
            <p class="story" dir="auto">${transcript.trim()}</p>
          </details>`
        }
        <p class="facts">
          <span class="face" style="background:${color}" aria-hidden="true"
            >${initialsOf(name)}</span
          ><bdi>${name}</bdi>${
            location_name?.trim() &&
            html`<span class="place"><bdi>${location_name.trim()}</bdi></span>`
          }
        </p>
      </div>
    </article>
  </li> `;
}
