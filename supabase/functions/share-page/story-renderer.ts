// What the share page asks of `renderer.js`, which the build of the site makes from the code of the viewer
// (build/story-renderer/entry.tsx).

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

/** A request for the document of a link, and how the renderer reaches the backend for it. */
export interface LinkRequest {
  slug: string;
  /** The item of the address; null at that of the story, and for text that is no identifier. */
  itemId: string | null;
  pathname: string;
  search: string;
  /** Of a backend at the address of the site. */
  origin: string;
  fetch: typeof fetch;
  /** Ends the reads. */
  signal: AbortSignal;
  /** Whether to sign private files: an app that makes a preview could keep the signed addresses. */
  isReader: boolean;
  /** Called with the reason when there is no screen. */
  onFault: (error: unknown) => void;
}

/** The address opens nothing, but one of its normal forms does. */
export interface MovedLink {
  path: string;
}

export interface OpenedLink {
  /** A link that opens no story asks for a password, or has ended. */
  kind: 'story' | 'password' | 'ended';
  /** Of a story only. */
  preview?: Preview;
  /** The query cache for the browser (`DocumentState`), as JSON. Undefined when one of the reads failed. */
  state: object | undefined;
  /** Null where the browser shows something else first, such as the results of a filter. */
  screen: FirstScreen | null;
}

export interface StoryRenderer {
  /** Documents of another build have other markup than their scripts expect. */
  buildId: string;
  /** Null when the link opens nothing. @throws when the backend does not answer */
  openLink: (request: LinkRequest) => Promise<OpenedLink | MovedLink | null>;
}
