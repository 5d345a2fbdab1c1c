// Reads the state of a story page in one call, and compares it with the model.
import type { Tab } from '../tab.ts';
import {
  entryOf,
  filterItems,
  isFiltering,
  type Item,
  type ItemType,
  type StoryHistory,
  type Target,
} from './story-history.ts';

export const typeNames: Record<ItemType, { chip: string; query: string }> = {
  photo: { chip: 'Foto', query: 'foto' },
  audio: { chip: 'Geluid', query: 'audio' },
  text: { chip: 'Tekst', query: 'tekst' },
};

interface Point {
  x: number;
  y: number;
}

/** The parts that the model predicts. */
interface Shown {
  path: string;
  hash: string;
  /** Each query parameter, with its values in alphabetical order. */
  query: string[];
  chips: string[];
  searchField: string;
  /** The result count; null without a filter. */
  result: string | null;
  /** The title of the open item; null when the lightbox is closed. */
  open: string | null;
}

export interface StoryView {
  shown: Shown;
  /** Nothing moved during two frames, and no font is loading that would move it. */
  isResting: boolean;
  /** A card, a heading or the message for an empty result is in view. */
  hasContent: boolean;
  /** Ids of the cards in view, in order. */
  cardIds: string[];
  /** Chapter headings in view. */
  chapters: string[];
  /** A card that covers a large part of the screen. */
  mainCardId: string | null;
  /** The controls that can be clicked without scrolling. */
  cardPoints: Record<string, Point>;
  yearPoints: Record<string, Point>;
}

/** Counts popstate events in the page; runs before its own scripts. */
export function countMoves() {
  const moves = { document: Math.random(), count: 0 };
  Object.assign(window, { moves });
  window.addEventListener('popstate', () => (moves.count += 1), { capture: true });
}

export const movesOf = (tab: Tab) =>
  tab.evaluate(() => {
    const { moves } = window as unknown as { moves: { document: number; count: number } };
    return { ...moves };
  });

export const readStoryView = (tab: Tab): Promise<StoryView> =>
  tab.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const isInView = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0;
    };
    const seen = (selector: string) => all(selector).filter(isInView);
    const idOf = (card: HTMLElement) => card.dataset.itemId ?? '';
    const cardsInView = () => seen('main [data-item-id]');
    const places = () =>
      cardsInView().map((card) => `${idOf(card)} ${card.getBoundingClientRect().top.toFixed()}`);
    const before = `${scrollY} ${places().join()}`;
    await frame();
    await frame();
    const isSame = `${scrollY} ${places().join()}` === before;
    // While a view transition runs, its pseudo-elements cover the links: a click would scroll to them.
    const isMoving = document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
      );
    const isResting = isSame && !isMoving && document.fonts.status === 'loaded';

    /** The point at which a click hits a link. */
    const clickPointOf = (link: Element | null | undefined) => {
      const { left, top, width, height } = link?.getClientRects()[0] ?? new DOMRect();
      const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
      const isHit = link && document.elementFromPoint(point.x, point.y)?.closest('a') === link;
      return isHit ? point : null;
    };
    const clickPointsOf = (links: [string, Element | null][]) =>
      Object.fromEntries(
        links.flatMap(([key, link]) => {
          const point = clickPointOf(link);
          return point ? [[key, point] as const] : [];
        }),
      );
    const dialog = all('dialog').findLast((element) => element.matches('[open]'));
    const texts = all('main p').map(({ textContent }) => textContent.trim());
    const noMatches = 'Geen gebeurtenissen gevonden met de huidige filters.';
    const cards = cardsInView();
    const mainCard = cards.find((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - Math.max(top, 0) > Math.min(height, innerHeight) / 2;
    });
    const rail = '[aria-label="Jaren in dit verhaal"] a';
    const remove = 'Verwijder filter: ';
    return {
      shown: {
        path: location.pathname,
        hash: location.hash,
        query: [...new URLSearchParams(location.search)]
          .map(([name, value]) => `${name}=${value.split(',').toSorted().join()}`)
          .toSorted(),
        chips: all(`button[aria-label^="${remove}"]`)
          .map((chip) => chip.getAttribute('aria-label')!.slice(remove.length))
          .toSorted(),
        searchField: document.querySelector<HTMLInputElement>('[type=search]')?.value ?? '',
        result: texts.find((text) => /^[\d.]+ van [\d.]+ gebeurtenis(sen)?$/.test(text)) ?? null,
        open: dialog ? (dialog.querySelector('h2')?.textContent.trim() ?? '') : null,
      },
      isResting,
      hasContent:
        cards.length > 0 || seen('main h1, main h2').length > 0 || texts.includes(noMatches),
      cardIds: cards.map(idOf),
      chapters: seen('main h2').map(({ textContent }) => textContent.trim()),
      mainCardId: mainCard ? idOf(mainCard) : null,
      cardPoints: clickPointsOf(
        cards.map((card) => [idOf(card), card.querySelector('a[href*="/moment/"]')]),
      ),
      yearPoints: clickPointsOf(
        all(rail).map((link) => [link.getAttribute('href')!.slice(-4), link]),
      ),
    };
  });

/** What the page must show according to the model. */
function shownOf(history: StoryHistory, items: readonly Item[], storyPath: string): Shown {
  const { filter, year, openId } = entryOf(history);
  const { types, search } = filter;
  const found = filterItems(items, filter).length;
  const names = types.map((type) => typeNames[type]);
  return {
    path: openId === null ? storyPath : `${storyPath}/moment/${openId}`,
    hash: year === null ? '' : `#jaar-${year}`,
    query: [
      ...(types.length > 0 ? [`soort=${names.map(({ query }) => query).toSorted()}`] : []),
      ...(search ? [`zoek=${search}`] : []),
    ],
    chips: [...names.map(({ chip }) => chip), ...(search ? [`“${search}”`] : [])].toSorted(),
    searchField: search,
    result: isFiltering(filter)
      ? `${found} van ${items.length} gebeurtenis${items.length === 1 ? '' : 'sen'}`
      : null,
    open: items.find(({ id }) => id === openId)?.title ?? null,
  };
}

/** Ids of the cards in view that do not follow the one before them in the filtered items. */
const misplaced = (cardIds: readonly string[], expected: readonly Item[]) => {
  const positions = cardIds.map((id) => expected.findIndex((item) => item.id === id));
  return cardIds.filter((_, index) => {
    const position = positions[index]!;
    const previous = positions[index - 1];
    return position < 0 || (previous !== undefined && position !== previous + 1);
  });
};

interface Expectation {
  history: StoryHistory;
  items: readonly Item[];
  storyPath: string;
  target: Target;
  /** Ignores the address, which the page writes after a delay. */
  isHurried: boolean;
}

/** A description of each difference between the page and the model. */
export function findDifferences(view: StoryView, expectation: Expectation): string[] {
  const { history, items, storyPath, target, isHurried } = expectation;
  const { filter, openId } = entryOf(history);
  const expected = shownOf(history, items, storyPath);
  const titleOf = (id: string) => items.find((item) => item.id === id)?.title ?? id;
  const parts = Object.keys(expected) as (keyof Shown)[];
  const problems = parts
    .filter((part) => !(isHurried && ['path', 'hash', 'query'].includes(part)))
    .map((part) => [part, JSON.stringify(expected[part]), JSON.stringify(view.shown[part])])
    .filter(([, wants, has]) => wants !== has)
    .map(([part, wants, has]) => `${part}: expected ${wants}, found ${has}`);
  if (openId !== null) return problems;
  const inView = [...view.chapters, ...view.cardIds.map(titleOf)].join(', ') || 'nothing';
  if (!view.isResting) problems.push('the page still moves');
  if (!view.hasContent) problems.push('in view: expected anything of the story, found nothing');
  const odd = misplaced(view.cardIds, filterItems(items, filter)).map(titleOf);
  if (odd.length > 0) problems.push(`in view: not one after another in the filtered items: ${odd}`);
  if (target && 'year' in target && !view.chapters.includes(String(target.year))) {
    problems.push(`in view: expected the chapter ${target.year}, found ${inView}`);
  }
  if (target && 'cardId' in target && !view.cardIds.includes(target.cardId)) {
    problems.push(`in view: expected ${titleOf(target.cardId)}, found ${inView}`);
  }
  return problems;
}
