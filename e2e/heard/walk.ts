// The walk of `npm run heard`.

/** A key, a text that is typed, or seconds in which nothing is done; and what it is for. */
export type Step = { does: string } & (
  { press: string; times?: number } | { type: string } | { listenFor: number }
);

export interface Part {
  title: string;
  path: string;
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
