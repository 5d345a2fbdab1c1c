// What the share page asks of `renderer.js`, which the build of the site makes from the code of the viewer
// (build/story-renderer/entry.tsx).
import type { FirstAnswers } from '../_shared/first-reads.ts';

/** A row of the backend; a value can be anything. */
export type Row = Record<string, unknown>;

/** What a link preview shows of a story or of one item. */
export interface Preview {
  title: string;
  description: string;
  /** The canonical path. */
  path: string;
  /** Pictures that may be shown, the best one first. */
  photos: Photo[];
}

export interface Photo {
  /** Absolute. */
  address: string;
  /** In pixels, as far as the row says. */
  width?: number | undefined;
  height?: number | undefined;
}

export interface FoundStory {
  slug: string;
  timeline: Row;
  /** The rows of the first page; empty when they could not be read. */
  items: Row[];
  /** The item of the address. */
  item: Row | undefined;
}

/** The first screen as markup. */
export interface FirstScreen {
  /** What the browser takes over. */
  root: string;
  /** Before it: lines for a browser that does not take over, or the item of the address over the story. */
  before: string;
  /** For the head: the tag that preloads the first picture; empty without one. */
  preload: string;
  /** The colours of the owner, for the `style` of the root element. */
  rootStyle: string;
}

export interface ScreenInput {
  pathname: string;
  search: string;
  story: FoundStory;
  /** From `firstViewOf`. */
  firstView: object;
}

/** A link that opens no story: it asks for a password, or it has ended. */
export interface ClosedScreenInput {
  pathname: string;
  slug: string;
  /** From `closedOf`. */
  closed: object;
}

/** Every function throws when a row has another shape. */
export interface StoryRenderer {
  /** Documents of another build have other markup than their scripts expect. */
  buildId: string;
  previewOf: (story: FoundStory) => Preview;
  /** The paths of the private files in these rows. */
  filePathsOf: (items: Row[]) => string[];
  /** What the first render of a story shows of these answers; the browser gets it too. */
  firstViewOf: (answers: FirstAnswers) => object;
  /** The same of the row of `closed_link`. */
  closedOf: (row: Row) => object;
  /** Null where the browser shows something else first, such as the results of a filter. */
  renderScreen: (input: ScreenInput) => FirstScreen | null;
  renderClosed: (input: ClosedScreenInput) => FirstScreen;
}
