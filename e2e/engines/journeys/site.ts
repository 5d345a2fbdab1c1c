import { serveBuild } from '../../build-site.ts';
import { builtPages } from '../../pages.ts';
import { demoStories } from '../../stories.ts';
import type { Journey, Visit } from '../journey.ts';
import { until } from '../until.ts';

const stories = demoStories.map((slug) => `/public/${slug}`);
type Tab = Visit['tab'];

/** Horizontal overflow of the page in pixels. */
const overflow = (tab: Tab) =>
  tab.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
const expectToFit = (tab: Tab, where: string) =>
  until(`what sticks out of ${where}`, () => overflow(tab), 0);

const setTextSize = (tab: Tab, size: string) =>
  tab.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);

/** Animations that still run under reduced motion; the style sheet leaves transitions 1 ms. */
const lastingAnimations = (tab: Tab) =>
  tab.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) > 20,
      )
      .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
  );

/** The pictures of a page in each size and format, and those that fail to decode. */
const brokenPictures = (tab: Tab) =>
  tab.evaluate(async () => {
    const addresses = new Set<string>();
    for (const image of document.images) {
      const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
      for (const { srcset } of [image, ...sources]) {
        for (const candidate of srcset.split(/,\s+/)) {
          const [address] = candidate.trim().split(/\s/);
          if (address) addresses.add(new URL(address, location.href).href);
        }
      }
      if (image.src) addresses.add(image.src);
    }
    const broken: string[] = [];
    await Promise.all(
      [...addresses].map(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode().catch(() => broken.push(address));
      }),
    );
    return { count: addresses.size, broken };
  });

export const siteJourneys: Journey[] = [
  {
    name: 'every public page opens without a fault and does not overflow',
    limit: 120,
    async run({ tab }) {
      for (const path of [...builtPages(), ...stories, '/bestaat-niet']) {
        await tab.goto(path);
        await tab.role('heading', undefined, { level: 1 }).see();
        await expectToFit(tab, path);
      }
    },
  },
  {
    name: 'nothing overflows at 320 px and 200% text size',
    limit: 90,
    async run({ tab }) {
      await tab.setSize(320, 640);
      for (const path of [
        '/',
        '/pricing',
        '/help',
        '/contact',
        '/coming-soon',
        '/public/oma-riet',
      ]) {
        await tab.goto(path);
        await tab.role('heading', undefined, { level: 1 }).see();
        await expectToFit(tab, `${path} at 320 px`);
        await setTextSize(tab, '200%');
        await expectToFit(tab, `${path} at 320 px with double text`);
      }
    },
  },
  {
    name: 'pictures decode in every size and format',
    isNewInChromium: true,
    async run({ tab }) {
      for (const path of ['/', '/features', '/public/eerste-jaar-noor']) {
        await tab.goto(path);
        await until(
          'the pictures',
          () => tab.tag('img').count(),
          (count) => count > 2,
        );
        const { broken, count } = await brokenPictures(tab);
        if (broken.length > 0) throw new Error(`of ${count} pictures: ${broken.join(', ')}`);
      }
    },
  },
  {
    name: 'the phone menu opens, closes on Escape, and opens a page',
    async run({ tab }) {
      await tab.setSize(390, 844);
      await tab.openHydrated('/');
      const button = tab.button('Menu');
      const menu = tab.role('navigation', 'Hoofdnavigatie');
      await button.click();
      await until('the menu', () => button.attribute('aria-expanded'), 'true');
      await menu.see();
      await tab.press('Escape');
      await menu.gone();
      await button.isFocused();
      await button.click();
      await menu.link('Voorbeelden').click();
      await tab.isAt('/voorbeelden');
      await menu.gone();
      await tab.role('heading', undefined, { level: 1 }).isFocused();
    },
  },
  {
    name: 'the early-access form refuses an invalid address and accepts a valid one',
    async run({ tab }) {
      await tab.goto('/coming-soon');
      const field = tab.role('textbox', /^E-mailadres/);
      await field.fill('oma@');
      await tab.button('Houd me op de hoogte').click();
      await tab.text('Voer een geldig email adres in').first().see();
      await field.isFocused();
      await until('what was typed', () => field.value(), 'oma@');
      await field.fill('oma@post.nl');
      await tab.press('Enter');
      await tab.text('Bedankt! We houden je op de hoogte').first().see();
      await until('the empty form', () => field.value(), '');
    },
  },
  {
    name: 'the help chat answers with its source articles',
    async run({ tab }) {
      await tab.goto('/help');
      await tab.role('region', 'Vraag het de assistent').evaluate((chat) => chat.scrollIntoView());
      await tab.role('textbox', 'Je vraag').fill('Wat kost Premium per maand?');
      await tab.press('Enter');
      const notes = tab.role('region', 'Gesprek met de AI-assistent').role('listitem');
      await tab.text('Was dit nuttig?').see(20_000);
      const texts = await notes.texts();
      if (!texts.some((text) => text.includes('2,75'))) throw new Error(texts.join('\n'));
      const source = tab
        .role('region', 'Gesprek met de AI-assistent')
        .role('list')
        .link(/./)
        .first();
      const [title] = await source.texts();
      await source.click();
      await tab.heading(title!, 1).isFocused();
    },
  },
  {
    name: 'the consent bar is shown once, and refusing sends no request to other hosts',
    limit: 120,
    async run({ tab, gateway }) {
      const counting = await serveBuild('configured');
      gateway.leadTo(counting.origin);
      await tab.goto('/');
      const bar = tab.role('region', 'Bezoeken tellen');
      await bar.button('Ja, tel mee').see();
      await bar.button('Nee, niet tellen').click();
      await bar.gone();
      await tab.role('main').isFocused();
      await tab.goto('/pricing');
      await tab.role('heading', undefined, { level: 1 }).see();
      await bar.gone();
      const elsewhere = await tab.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => !name.startsWith(location.origin) && name.startsWith('http')),
      );
      await counting.close();
      if (elsewhere.length > 0) throw new Error(elsewhere.join(', '));
    },
  },
  {
    name: 'nothing is animated under reduced motion',
    isReducedMotion: true,
    async run({ tab, makeStory }) {
      await tab.goto('/');
      const isAsked = () =>
        tab.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
      await until('the browser asks for less motion', isAsked, true);
      await tab.role('heading', undefined, { level: 1 }).see();
      await until('what moves on Home', () => lastingAnimations(tab), []);
      const story = await makeStory({
        items: [
          { title: 'Zandvoort', item_type: 'gif', media_url: '/demo/oma-riet/zandvoort.gif' },
        ],
      });
      await tab.goto(story.path);
      await tab.button(/^Gif afspelen/).see();
      await until('what moves in a story', () => lastingAnimations(tab), []);
      await tab.role('main').button('Laat het verhaal vertellen').click();
      await tab.dialog('Laat het verhaal vertellen').see();
      await until('animations in the slideshow', () => lastingAnimations(tab), []);
    },
  },
];
