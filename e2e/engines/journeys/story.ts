import type { Journey, Visit } from '../journey.ts';
import { until } from '../until.ts';

const riet = '/public/oma-riet';
type Tab = Visit['tab'];

const card = (tab: Tab, title: string) => tab.role('article', title);
const scrolled = (tab: Tab) => tab.evaluate(() => Math.round(scrollY));
const year = (tab: Tab, name: string) =>
  tab.role('navigation', 'Jaren in dit verhaal').link(new RegExp(`^${name}`));

/** 400 items, 100 a year. */
async function openLong({ tab, makeStory }: Visit) {
  const story = await makeStory();
  await story.sql(`insert into public.timeline_items (timeline_id, title, item_type, item_date)
    select '${story.id}', 'Moment ' || n, 'text', date '1950-01-01' + (n / 100) * 366 + n % 100
    from generate_series(0, 399) as n;`);
  await tab.goto(story.path);
  await tab.text('400 gebeurtenissen').see();
  return story;
}

/** The position of a card on the screen; null when it is not rendered. */
const topOf = (tab: Tab, title: string) =>
  tab.evaluate((name) => {
    const headings = [...document.querySelectorAll('article h3')];
    const heading = headings.find(({ textContent }) => textContent === name);
    return heading ? Math.round(heading.getBoundingClientRect().top) : null;
  }, title);

/** The same once it is stable. */
async function restingTopOf(tab: Tab, title: string) {
  let before: number | null = null;
  const rests = (now: number | null) => {
    const isSame = now !== null && now === before;
    before = now;
    return isSame;
  };
  const readAfterPause = async () => {
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
    return topOf(tab, title);
  };
  return until(`${title} rests`, readAfterPause, rests);
}

/** Scrolls in steps, in either direction, until the card is rendered. */
async function readUntil(tab: Tab, number: number) {
  const title = `Moment ${number}`;
  const isThere = async () => {
    const inSight = await tab.evaluate(() => {
      const headings = [...document.querySelectorAll('article h3')];
      const first = headings.find((heading) => heading.getBoundingClientRect().top > 0);
      return Number(first?.textContent?.replace('Moment ', ''));
    });
    const isReached = (await topOf(tab, title)) !== null;
    if (isReached) return true;
    await tab.evaluate(
      async (by) => {
        window.scrollBy({ top: by, behavior: 'instant' });
        const picture = () => new Promise((resolve) => requestAnimationFrame(resolve));
        await picture();
        await picture();
      },
      inSight > number ? -600 : 600,
    );
    return false;
  };
  await until(`${title} comes while one reads`, isThere, true, 30_000);
  await tab.heading(title, 3).evaluate((heading) => {
    heading.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
}

/** Loads a style sheet late, as lazy code does: WebKit then scrolls to the URL fragment again. */
const addStyleSheet = (tab: Tab) =>
  tab.evaluate(async () => {
    const late = document.createElement('link');
    late.rel = 'stylesheet';
    late.href = `${document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!.href}?late`;
    const loaded = new Promise((resolve) => late.addEventListener('load', resolve));
    document.head.append(late);
    await loaded;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

const isNear = (top: number | null) => (now: number | null) =>
  now !== null && top !== null && Math.abs(now - top) <= 5;

export const storyJourneys: Journey[] = [
  {
    name: 'a story opens with title, count, label and the items in order',
    async run({ tab }) {
      await tab.goto(riet);
      await tab.heading('Oma Riet', 1).see();
      await tab.text('Publieke anekdote').see();
      await tab.text('60 gebeurtenissen').see();
      await until(
        'the title of the tab',
        () => tab.title(),
        (title) => title.includes('Oma Riet'),
      );
      const first = tab.role('article').first();
      await until(
        'the first moment',
        () => first.texts(),
        ([text]) => text!.includes('1931'),
      );
      const chapter = tab.role('main').role('heading', undefined, { level: 2 }).first();
      await until('the first chapter', () => chapter.texts(), ['Jaren dertig']);
      await tab.role('article').counts(60);
    },
  },
  {
    name: 'an item opens in the lightbox, which pages, and Back returns to its card',
    async run({ tab }) {
      await tab.goto(riet);
      const link = card(tab, 'De fiets in de schuur').link('De fiets in de schuur');
      await link.click();
      const lightbox = tab.dialog();
      await lightbox.heading('De fiets in de schuur', 2).isFocused();
      await lightbox.text('9 van 60').see();
      await lightbox.role('img', /fiets met hobbelige wielen/).see();
      await tab.isAt(/\/moment\//);
      await lightbox.button('Volgende').click();
      await lightbox.text('10 van 60').see();
      await lightbox.button('Vorige').click();
      await lightbox.heading('De fiets in de schuur', 2).see();
      await tab.back();
      await lightbox.gone();
      await tab.isAt(riet);
      await link.isFocused();
      await link.isInView();
    },
  },
  {
    name: 'each stop of the keyboard has a name, and is whole in sight',
    limit: 120,
    async run({ tab }) {
      await tab.setSize(320, 640);
      await tab.goto(riet);
      await tab
        .role('navigation', 'Jaren in dit verhaal')
        .link(/^1930/)
        .evaluate(() => undefined);
      const faults: string[] = [];
      for (let stop = 1; stop <= 90; stop += 1) {
        await tab.press('Tab');
        const fault = await tab.evaluate(async () => {
          await new Promise(requestAnimationFrame);
          const focused = document.activeElement as HTMLElement;
          if (focused === document.body) return null;
          const { left, right, top, bottom, width, height } = focused.getBoundingClientRect();
          const what = `${focused.localName} ${focused.textContent.slice(0, 40)}`;
          const isControl = focused.matches(
            'a, button, input, select, textarea, summary, [aria-label], [aria-labelledby]',
          );
          if (!isControl || (focused.matches('video, audio') && !focused.hasAttribute('controls')))
            return `${what}: no control`;
          // A radio button or range that is drawn as its label has no size of its own.
          if (width < 8 || height < 8) return null;
          const strip = focused.closest('nav ol')?.getBoundingClientRect();
          const isInSight =
            left >= (strip?.left ?? 0) - 1 &&
            right <= (strip?.right ?? innerWidth) + 1 &&
            (height > innerHeight || (top >= -1 && bottom <= innerHeight + 1));
          if (!isInSight) return `${what}: at ${[left, top, right, bottom].map(Math.round)}`;
          let over = document.elementFromPoint(left + width / 2, bottom - 2);
          while (over && !over.contains(focused)) {
            if (/fixed|sticky/.test(getComputedStyle(over).position)) return `${what}: covered`;
            over = over.parentElement;
          }
          return null;
        });
        if (fault) faults.push(`${stop}: ${fault}`);
      }
      await until('the faults', () => Promise.resolve(faults.join('; ')), '');
    },
  },
  {
    name: 'the lightbox by keyboard: arrow keys, Home, End and Escape',
    async run({ tab, makeStory }) {
      const items = ['Een', 'Twee', 'Drie'].map((title, n) => ({
        title,
        item_date: `195${n}-01-01`,
      }));
      const story = await makeStory({ items });
      await tab.goto(story.path);
      await card(tab, 'Een').link('Een').focus();
      await tab.press('Enter');
      const lightbox = tab.dialog();
      await lightbox.heading('Een', 2).isFocused();
      await tab.press('ArrowRight');
      await lightbox.heading('Twee', 2).see();
      await tab.press('End');
      await lightbox.heading('Drie', 2).see();
      await tab.press('Home');
      await lightbox.heading('Een', 2).see();
      for (let n = 0; n < 10; n += 1) {
        await tab.press('Tab');
        const isWithin = await tab.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        );
        if (!isWithin) throw new Error('the focus left the lightbox');
      }
      await tab.press('Escape');
      await lightbox.gone();
      await tab.isAt(story.path);
      await card(tab, 'Een').link('Een').isFocused();
      await until(
        'a screen reader goes on at the title',
        () => tab.evaluate(() => getSelection()?.anchorNode?.textContent ?? null),
        'Een',
      );
    },
  },
  {
    name: 'Back from another page and a reload restore the scroll offset',
    async run(visit) {
      const { tab } = visit;
      await openLong(visit);
      await readUntil(tab, 150);
      const top = await restingTopOf(tab, 'Moment 150');
      // At a key, since a click by the mouse would scroll, and WebKit scrolls back to a focused link. It
      // skips history entries that were left without user activation.
      await tab
        .role('contentinfo')
        .link('Privacy')
        .evaluate((link: HTMLElement) =>
          addEventListener('keydown', () => link.click(), { once: true }),
        );
      await tab.press('a');
      await tab.heading('Privacyverklaring', 1).see();
      await tab.back();
      await until(
        `Moment 150 at ${top} px after Back`,
        () => topOf(tab, 'Moment 150'),
        isNear(top),
      );
      await tab.reload();
      await until(
        `Moment 150 at ${top} px after a reload`,
        () => topOf(tab, 'Moment 150'),
        isNear(top),
      );
      await tab.text('400 gebeurtenissen').see();
      await until(`Moment 150 stays at ${top} px`, () => topOf(tab, 'Moment 150'), isNear(top));
    },
  },
  {
    name: 'a jump to a year, Back and Forward',
    async run(visit) {
      const { tab } = visit;
      await openLong(visit);
      await readUntil(tab, 90);
      await restingTopOf(tab, 'Moment 90');
      const before = await scrolled(tab);
      await year(tab, '1953').click();
      await tab.heading('1953', 2).isFocused();
      await tab.heading('1953', 2).isInView();
      await tab.isAt(/#jaar-1953$/);
      await tab.back();
      await tab.heading('Moment 90', 3).isInView();
      await until(
        'Back scrolls',
        () => scrolled(tab),
        (now) => Math.abs(now - before) < 10,
      );
      await tab.forward();
      await tab.heading('1953', 2).isInView();
    },
  },
  {
    name: 'a reload at the address of a year restores the scroll offset, not the year',
    async run(visit) {
      const { tab } = visit;
      await openLong(visit);
      await year(tab, '1951').click();
      await tab.heading('1951', 2).isFocused();
      await readUntil(tab, 150);
      const top = await restingTopOf(tab, 'Moment 150');
      await tab.reload();
      await until(
        `Moment 150 at ${top} px after a reload`,
        () => topOf(tab, 'Moment 150'),
        isNear(top),
      );
      await addStyleSheet(tab);
      await until(`Moment 150 stays at ${top} px`, () => topOf(tab, 'Moment 150'), isNear(top));
    },
  },
];
