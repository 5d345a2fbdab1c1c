// The walk of `npm run heard`.

/** A key, a text that is typed, or seconds in which nothing is done; and what it is for. */
export type Step = { does: string } & (
  | { press: string; times?: number }
  | { type: string }
  | { listenFor: number }
  /** Lets the scripts come, and listens for so many seconds. */
  | { releases: number }
);

export interface Part {
  title: string;
  path: string;
  /** The scripts wait until a step releases them. */
  holdsScripts?: boolean;
  /** What to listen for. */
  listenTo: string;
  steps: Step[];
}

const story = '/public/oma-riet';

const heading = { press: 'h', does: 'next heading' };
const down = { press: 'Down', does: 'read on' };
const tab = { press: 'Tab', does: 'next control' };
const toBrowseMode = { press: 'Insert+a', does: 'to browse mode' };
const toFocusMode = { press: 'Insert+a', does: 'to focus mode' };
const toField = { press: 'e', does: 'next field' };
const button = { press: 'b', does: 'next button' };
const enter = (does: string) => ({ press: 'Return', does });
const close = { press: 'Escape', does: 'close' };

export const parts: Part[] = [
  {
    title: 'A story',
    path: story,
    listenTo:
      'The headings lead from chapter to item. Below the title of an item come its date, its contributor, its place, and the description of its picture.',
    steps: [
      { ...heading, times: 3 },
      { ...down, times: 7 },
      { ...heading, times: 2 },
    ],
  },
  {
    title: 'The filter, and a letter in the lightbox',
    path: story,
    listenTo:
      'The number of results is said once. The lightbox says its heading first, then the letter. After closing, reading goes on below the title of the item that was open.',
    steps: [
      { ...tab, times: 3 },
      { press: 'Return', does: 'follow the link' },
      tab,
      { type: 'brief van de boot', does: 'search' },
      toBrowseMode,
      { ...heading, times: 2 },
      { press: 'Return', does: 'open the letter' },
      { ...down, times: 5 },
      { press: 'Escape', does: 'close' },
      { ...down, times: 2 },
    ],
  },
  {
    title: 'A recording',
    path: story,
    listenTo: 'While a recording plays, the screen reader is quiet.',
    steps: [
      { ...heading, times: 8 },
      tab,
      { press: 'Return', does: 'play' },
      { listenFor: 8, does: 'listen for 8 seconds' },
      tab,
    ],
  },
  {
    title: 'A dialog',
    path: story,
    listenTo: 'A dialog says its name on opening. After closing, the focus is on its button.',
    steps: [
      { press: 'b', times: 4, does: 'next button' },
      { press: 'Return', does: 'open' },
      { ...tab, times: 2 },
      { press: 'Escape', does: 'close' },
    ],
  },
  {
    title: 'Tools, opened and left',
    path: story,
    listenTo:
      'After a dialog has closed, the reading keys work at once: no focus mode. The buttons promise nothing.',
    steps: [
      { ...button, times: 2 },
      ...['Kaart', 'Delen', 'Bewaren', 'Leesbaarheid'].flatMap((tool) => [
        button,
        enter(`open ${tool}`),
        close,
      ]),
      heading,
    ],
  },
  {
    title: 'Sharing one item',
    path: `${story}/moment/c1000000-0000-4000-8000-000000000001`,
    listenTo: 'After sharing, the reading keys work in the lightbox at once.',
    steps: [button, enter('open'), close, button],
  },
  {
    title: 'The calendar of a date',
    path: story,
    listenTo: 'The calendar says its day. After closing, the reading keys work at once.',
    steps: [
      { ...button, times: 12 },
      enter('open the filters'),
      button,
      enter('open the calendar'),
      close,
      button,
    ],
  },
  {
    title: 'A place on the map',
    path: story,
    listenTo: 'No stop without a name before the list. A place says its name when it opens.',
    steps: [
      { ...button, times: 3 },
      enter('open'),
      { ...tab, times: 5 },
      enter('open the place'),
      { ...down, times: 2 },
    ],
  },
  {
    title: 'A film',
    path: `${story}?soort=video`,
    listenTo:
      'The button is the only stop, and says the length. The focus goes to the button that pauses. While the film plays, the screen reader is quiet, also on its slider, which says where the film ended.',
    steps: [
      { ...heading, times: 3 },
      tab,
      enter('play'),
      { listenFor: 3, does: 'listen for 3 seconds' },
      tab,
      { listenFor: 3, does: 'listen for 3 seconds' },
      tab,
    ],
  },
  {
    title: 'The voice begins',
    path: story,
    listenTo:
      'The button that begins or stops has the focus, and the screen reader does not read the whole dialog over the voice.',
    steps: [
      { ...button, times: 2 },
      enter('begin'),
      { listenFor: 6, does: 'listen for 6 seconds' },
      { ...close, does: 'stop' },
    ],
  },
  {
    title: 'The first seconds, before the scripts',
    path: story,
    holdsScripts: true,
    listenTo:
      'The skip links lead to their own target before the scripts are there, and what was reached is kept when they come.',
    steps: [
      { ...tab, times: 2 },
      enter('follow the link'),
      { ...tab, times: 2 },
      { releases: 12, does: 'the scripts come' },
      tab,
      heading,
    ],
  },
  {
    title: 'A password',
    path: '/public/recept-van-tante-bep',
    listenTo:
      'A refusal is said at once, and once. After the right one, the title of the story is said.',
    steps: [
      toField,
      toFocusMode,
      enter('send it empty'),
      { type: 'perentaart', does: 'a wrong one' },
      enter('send'),
      { press: 'ctrl+a', does: 'select it' },
      { type: 'appeltaart', does: 'the right one' },
      enter('send'),
      { listenFor: 4, does: 'listen for 4 seconds' },
    ],
  },
  {
    title: 'A mistake in a form',
    path: '/coming-soon',
    listenTo: 'The mistake is said once.',
    steps: [
      toField,
      toFocusMode,
      { type: 'oma', does: 'an address that is none' },
      { press: 'Return', does: 'send' },
      { listenFor: 4, does: 'listen for 4 seconds' },
    ],
  },
  {
    title: 'An answer of the assistant',
    path: '/help',
    listenTo: 'The answer is said once, without the links and buttons below it.',
    steps: [
      toField,
      toFocusMode,
      { type: 'Wat kost Premium?', does: 'a question' },
      { press: 'Return', does: 'send' },
      { listenFor: 4, does: 'listen for 4 seconds' },
      toBrowseMode,
      { press: 'Up', times: 10, does: 'read back' },
    ],
  },
];
