import type { Journey, Visit } from '../journey.ts';
import { until } from '../until.ts';

const riet = '/public/oma-riet';
type Tab = Visit['tab'];

const titles = (tab: Tab) => tab.role('article').role('heading', undefined, { hidden: true });
const titlesAre = (tab: Tab, expected: string[]) =>
  until('the titles of the moments', () => titles(tab).texts(), expected);
const pick = (tab: Tab, kind: string) => tab.role('group', 'Soort').button(kind).click();
const chip = (tab: Tab, name: string | RegExp) =>
  tab.button(typeof name === 'string' ? `Verwijder filter: ${name}` : name);
/** After a change the bar scrolls to the top. Firefox 115 keeps the usual distance from it. */
async function barIsAtTop(tab: Tab) {
  const top = () =>
    tab.tag('search').evaluate((bar) => Math.round(bar.getBoundingClientRect().top));
  await until('the bar is at the top', top, (now) => now >= 0 && now < 100);
}
const openMore = (tab: Tab) => tab.button('Meer').click();

export const filterJourneys: Journey[] = [
  {
    name: 'search by keyboard scrolls the results into view, and a chip removes it',
    async run({ tab }) {
      await tab.goto(riet);
      await tab.role('article').first().see();
      const search = tab.role('searchbox');
      await search.fill('TROUW');
      await chip(tab, /^Verwijder filter: .*TROUW/).see();
      const found = tab.role('article');
      await until(
        'every moment that is found',
        () => found.texts(),
        (texts) => texts.length > 0 && texts.every((text) => /trouw/i.test(text)),
      );
      // Without another key.
      await barIsAtTop(tab);
      await found.first().isInView();
      await search.isFocused();
      await tab.press('Enter');
      await found.first().isInView();
      await search.isInView();
      await tab.isAt(/\?zoek=TROUW$/);
      await chip(tab, /^Verwijder filter: .*TROUW/).click();
      await until('the search field', () => search.value(), '');
      await search.fill('zeppelinvlieger');
      await tab.text('Geen gebeurtenissen gevonden met de huidige filters.').see();
      await tab.role('status').button('Wis alles').click();
      await found.first().see();
      await search.isFocused();
    },
  },
  {
    name: 'filters by item type and order, with chips, and "Wis alles" clears them',
    async run({ tab, makeStory }) {
      const at = (title: string, year: number, more = {}) => ({
        title,
        item_date: `${year}-05-04`,
        ...more,
      });
      const story = await makeStory({
        items: [
          at('Brief', 1950),
          at('Foto', 1960, { item_type: 'photo', media_url: '/favicon.svg' }),
          at('Kaart', 1970),
          at('Liedje', 1980, {
            item_type: 'audio',
            media_url: '/demo/oma-riet/ons-liedje.mp3',
            metadata: { duration: 20 },
          }),
        ],
      });
      await tab.goto(story.path);
      await titlesAre(tab, ['Brief', 'Foto', 'Kaart', 'Liedje']);
      await pick(tab, 'Tekst');
      await titlesAre(tab, ['Brief', 'Kaart']);
      await barIsAtTop(tab);
      await pick(tab, 'Geluid');
      await titlesAre(tab, ['Brief', 'Kaart', 'Liedje']);
      await tab.label('Volgorde').select('Nieuwste eerst');
      await titlesAre(tab, ['Liedje', 'Kaart', 'Brief']);
      await chip(tab, 'Tekst').click();
      await titlesAre(tab, ['Liedje']);
      await tab.reload();
      await titlesAre(tab, ['Liedje']);
      await tab.button('Wis alles').click();
      await until('the chips', () => chip(tab, /^Verwijder filter/).count(), 0);
      await until('how many moments', () => titles(tab).count(), 4);
    },
  },
  {
    name: 'filters by contributor and by media',
    async run({ tab, makeStory }) {
      const karel = '11111111-1111-4111-8111-111111111111';
      const story = await makeStory();
      await story.sql(
        `insert into public.profiles (id, display_name) values ('${karel}', 'Karel Proef') on conflict do nothing;`,
      );
      await story.addItem({ title: 'Van Karel', created_by: karel });
      await story.addItem({
        title: 'Met beeld',
        item_type: 'photo',
        item_date: '1960-01-01',
        media_url: '/favicon.svg',
      });
      await tab.goto(story.path);
      await titlesAre(tab, ['Van Karel', 'Met beeld']);
      await openMore(tab);
      const contributor = tab.role('checkbox', 'Karel Proef');
      await contributor.check();
      await titlesAre(tab, ['Van Karel']);
      await contributor.check(false);
      await tab.role('radio', 'Met beeld of geluid').check();
      await titlesAre(tab, ['Met beeld']);
      await tab.role('radio', 'Zonder beeld of geluid').check();
      await titlesAre(tab, ['Van Karel']);
    },
  },
  {
    name: 'filters by places, also in the address',
    async run({ tab, makeStory }) {
      const at = (title: string, location_name: string, year: number) => ({
        title,
        item_date: `${year}-05-04`,
        metadata: { location_name },
      });
      const story = await makeStory({
        items: [
          at('Gracht', 'Prinsengracht 12, Amsterdam', 1931),
          at('Strand', 'Zandvoort', 1932),
          at('Bos', 'A&B + C#D = 100%', 1934),
        ],
      });
      await tab.goto(story.path);
      await titlesAre(tab, ['Gracht', 'Strand', 'Bos']);
      await openMore(tab);
      const places = tab.role('group', 'Plaatsen');
      await places.role('checkbox', /Zandvoort/).check();
      await titlesAre(tab, ['Strand']);
      await barIsAtTop(tab);
      await places.role('checkbox', /A&B/).check();
      await titlesAre(tab, ['Strand', 'Bos']);
      const inAddress = async () =>
        new URL(await tab.path(), tab.origin).searchParams.getAll('plaats').toSorted();
      await until('the places in the address', inAddress, ['A&B + C#D = 100%', 'Zandvoort']);
      await tab.reload();
      await titlesAre(tab, ['Strand', 'Bos']);
      await chip(tab, 'Plaats: Zandvoort').click();
      await titlesAre(tab, ['Bos']);
      await tab.button('Wis alles').click();
      await titlesAre(tab, ['Gracht', 'Strand', 'Bos']);
      await tab.isAt(story.path);
    },
  },
  {
    name: 'a date range by typing and from the calendar',
    async run({ tab, makeStory }) {
      const days = [3, 4, 5, 6];
      const story = await makeStory({
        items: days.map((day) => ({ title: `Dag ${day}`, item_date: `1955-05-0${day}` })),
      });
      await tab.goto(story.path);
      await tab.role('article').counts(4);
      await openMore(tab);
      const from = tab.role('textbox', 'Van');
      await from.fill('4 mei 1955');
      await tab.role('textbox', 'Tot en met').fill('05-05-1955');
      await tab.press('Enter');
      await titlesAre(tab, ['Dag 4', 'Dag 5']);
      await tab.button(/Kalender openen: Van/).click();
      const calendar = tab.role('grid', 'mei 1955');
      await calendar.see();
      const weekdays = calendar.role('columnheader');
      await until(
        'weeks begin on Monday',
        () => weekdays.first().texts(),
        ([day]) => day!.startsWith('ma'),
      );
      await tab.press('ArrowRight', 'Enter');
      await until('the first day', () => from.value(), '5 mei 1955');
      await titlesAre(tab, ['Dag 5']);
      await from.fill('ooit');
      await tab.press('Enter');
      await tab.text(/Deze datum begrijpen we niet/).see();
    },
  },
];
