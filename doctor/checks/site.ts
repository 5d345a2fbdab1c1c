// Whether the host of the site answers as docs/operations.md asks: headers, caching, 404, sitemap.
import { randomUUID } from 'node:crypto';
import { paths } from '../../src/config/paths.ts';
import { storyPrefix } from '@shared/story-path';
import type { Check } from '../context.ts';
import { findingsOf, type Finding } from '../finding.ts';
import type { Answer, Project } from '../project.ts';
import { headerFaults, maxAgeOf } from './security-headers.ts';

const headers = findingsOf('security headers', 'headers');
const caching = findingsOf('caching', 'caches-and-cost');
const unknown = findingsOf('unknown address', 'from-nothing-to-a-hosted-site');
const sitemap = findingsOf('sitemap', 'from-nothing-to-a-hosted-site');

const others = [caching, unknown, sitemap];

/** A sitemap without these pages is that of another site. */
const knownPages = [paths.home, paths.features, paths.pricing, paths.help, paths.privacy];
const longestAgeOfDocument = 600;
/** Without one of these words a browser keeps a document for a part of its age. */
const tellsAge = /\b(?:no-store|no-cache|max-age=\d)/i;

interface Visited {
  /** As it may be printed. */
  name: string;
  address: string;
  answer: Answer;
}

export const checkSite: Check = async ({ project, site, slug }) => {
  if (site === undefined) {
    return [headers, ...others].map(({ notTried }) => notTried('Needs --site.'));
  }
  const visit = async (name: string, path: string): Promise<Visited> => {
    const address = site + path;
    return { name, address, answer: await project.fetch(address) };
  };
  const home = await visit('/', '/');
  if (!home.answer.isOk) {
    const found = `The home page of the site answers ${home.answer.status}.`;
    return [headers.failed(found), ...others.map(({ notTried }) => notTried(found))];
  }
  const missing = await visit('/<unknown>', `/doctor-${randomUUID()}`);
  const [asset] = /\/assets\/[\w.-]+\.(?:js|css)/.exec(home.answer.text) ?? [];
  const documents = [
    home,
    await visit(paths.pricing, paths.pricing),
    await visit(`${storyPrefix}<slug>`, storyPrefix + encodeURIComponent(slug ?? 'onbekend')),
  ];
  const assets = asset === undefined ? [] : [await visit('/assets/*', asset)];
  return [
    checkHeaders([...documents, missing, ...assets], project),
    checkCaching(documents, assets, missing),
    missing.answer.status === 404
      ? unknown.ok('An unknown address is answered with status 404.')
      : unknown.failed(`An unknown address is answered with status ${missing.answer.status}.`),
    await checkSitemap(project, site),
  ];
};

function checkHeaders(visited: Visited[], project: Project): Finding {
  const faults = visited.flatMap(({ name, address, answer }) =>
    headerFaults(address, answer, project.url).map((fault) => `${name}: ${fault}`),
  );
  return faults.length === 0
    ? headers.ok('Pages, stories and files have the headers of the build.')
    : headers.failed('Headers differ from those of the build.', faults);
}

function checkCaching(documents: Visited[], assets: Visited[], missing: Visited): Finding {
  const cacheOf = ({ answer }: Visited) => answer.headers.get('cache-control') ?? '';
  const faults = [
    ...[...documents, missing]
      .filter((document) => !tellsAge.test(cacheOf(document)))
      .map(({ name }) => `${name}: Cache-Control does not say how long, so each browser decides`),
    ...[...documents, missing]
      .filter((document) => maxAgeOf(cacheOf(document)) > longestAgeOfDocument)
      .map(({ name }) => `${name}: a browser keeps the document for too long`),
    ...documents
      .filter(
        (document) => document.name.startsWith(storyPrefix) && !/no-store/.test(cacheOf(document)),
      )
      .map(({ name }) => `${name}: a cache may store the document`),
    ...assets
      .filter((file) => !/immutable/.test(cacheOf(file)))
      .map(({ name }) => `${name}: a file with a hash in its name is not immutable`),
  ];
  if (faults.length > 0) return caching.failed('Caching is not as it should be.', faults);
  return caching.ok('Files with a hash are kept, documents are asked for again.');
}

async function checkSitemap(project: Project, site: string): Promise<Finding> {
  const listed = [
    ...(await project.fetch(`${site}/sitemap.xml`)).text.matchAll(/<loc>([^<]+)<\/loc>/g),
  ]
    .map(([, address]) => address!)
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address));
  const robots = await project.fetch(`${site}/robots.txt`);
  const found = new Set(listed.map(({ pathname }) => pathname));
  const faults = [
    ...knownPages.filter((path) => !found.has(path)).map((path) => `${path} is not in sitemap.xml`),
    ...(listed.some(({ pathname }) => pathname.startsWith(storyPrefix))
      ? ['sitemap.xml names a story']
      : []),
    ...(isElsewhere(listed, site) ? ['sitemap.xml names another site: set VITE_SITE_URL'] : []),
    ...(robots.isOk && /^sitemap: \S+\/sitemap\.xml$/im.test(robots.text)
      ? []
      : ['robots.txt does not name sitemap.xml']),
    ...(/^disallow: *\/ *$/im.test(robots.text) ? ['robots.txt forbids the whole site'] : []),
    ...(await findDeadPages(project, site, found)),
  ];
  return faults.length > 0
    ? sitemap.failed('Sitemap and robots.txt are not as the build makes them.', faults)
    : sitemap.ok(`All ${found.size} pages of the sitemap answer, and no story is among them.`);
}

/** A site on this machine was built for no address of its own. */
const isElsewhere = (listed: URL[], site: string) =>
  !/^(localhost|127\.|\[::1\])/.test(new URL(site).hostname) &&
  listed.some(({ origin }) => origin !== new URL(site).origin);

async function findDeadPages(project: Project, site: string, found: Set<string>) {
  const dead: string[] = [];
  for (const path of found) {
    const { status } = await project.fetch(site + path, { method: 'HEAD' });
    if (status !== 200) dead.push(`${path} answers ${status}`);
  }
  return dead;
}
