// A small site with the headers of the build and a share page, of which a test can break one.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { headerRules, ownHeadersFor } from '../../build/headers.ts';
import { sitemap, withSitemap } from '../../build/prerender/site-files.ts';
import { paths } from '../../src/config/paths.ts';
import { storyPrefix } from '@shared/story-path';

const style = 'body{margin:0}';
const script = 'start()';
const asset = '/assets/app-1a2b3c.js';
const pages = [paths.home, paths.features, paths.pricing, paths.help, paths.privacy];

const documentOf = (title: string) =>
  `<!doctype html><html lang="nl"><title>${title}</title><style>${style}</style>` +
  `<script>${script}</script><script type="application/json">{}</script>` +
  `<script type="module" src="${asset}"></script></html>`;

export interface TestSite {
  origin: string;
  /** Sends another value of a header for every path, or none. */
  set(name: string, value: string | null): void;
  /** Answers unknown addresses with a page, as a host of single pages does. */
  answerUnknown(): void;
  mend(): void;
  close(): Promise<void>;
}

interface Options {
  backendUrl: string;
  slug: string;
  title: string;
}

export async function startTestSite({ backendUrl, slug, title }: Options): Promise<TestSite> {
  const rules = headerRules({
    styles: [style],
    storyStyles: [style],
    scripts: [script],
    backendUrl,
    mediaPrefixes: [],
  });
  const files: Record<string, string> = {
    ...Object.fromEntries(pages.map((path) => [path, documentOf('Anekdotes')])),
    [`${storyPrefix}${slug}`]: documentOf(`${title} | Anekdotes`),
    [asset]: script,
  };
  const changed = new Map<string, string | null>();
  let isEveryPathKnown = false;

  const send = (response: ServerResponse, pathname: string, text: string | undefined) => {
    const isStory = pathname.startsWith(storyPrefix);
    const isKnown = text !== undefined || isEveryPathKnown;
    const sent = new Map(ownHeadersFor(rules, isKnown || isStory ? pathname : '/'));
    for (const [name, value] of changed) {
      if (value === null) sent.delete(name);
      else sent.set(name, value);
    }
    response.writeHead(isKnown ? 200 : 404, [...sent].flat());
    response.end(text ?? documentOf('Anekdotes'));
  };
  const server = createServer(({ url = '/' }, response) => send(response, url, files[url]));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  files['/sitemap.xml'] = sitemap(origin, pages);
  files['/robots.txt'] = withSitemap('User-agent: *\nAllow: /', origin);
  return {
    origin,
    set: (name, value) => void changed.set(name, value),
    answerUnknown: () => (isEveryPathKnown = true),
    mend() {
      changed.clear();
      isEveryPathKnown = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
