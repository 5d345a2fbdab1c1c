// The response headers of the built site, as its own server and as nginx send them.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { headerRules, headersFor } from '../build/headers.ts';
import { findNginx } from '../.ci/find-programs.ts';
import { installCommand, requirements } from '../.ci/requirements.ts';
import { freePort } from './free-port.ts';
import { startNginx } from './nginx.ts';
import { builtPages, dist } from './pages.ts';

const hashedFile = (pattern: RegExp) =>
  `/assets/${readdirSync(join(dist, 'assets')).find((name) => pattern.test(name))}`;
const script = hashedFile(/^shell-.*\.js$/);

/** All headers that any path can have. */
const names = [
  ...new Set(
    headerRules({ styles: [], storyStyles: [], scripts: [], mediaPrefixes: [] }).flatMap(
      ({ headers }) => headers.map(([name]) => name.toLowerCase()),
    ),
  ),
];

const paths = [
  '/',
  '/pricing',
  '/pricing/',
  '/pricing.html',
  builtPages().find((path) => path.startsWith('/help/'))!,
  '/public/oma-riet',
  '/public/oma-riet/moment/a?zoek=b',
  '/public/oma-riet//',
  '/public/oma-riet/moment/a//',
  script,
  '/app.html',
  '/app',
  '/favicon.svg',
  '/demo/oma-riet/trouwdag-480.webp',
  '/bestaat-niet',
  '/bestaat/niet.webp',
  '/assets/bestaat-niet.js',
  '/public',
  '/_headers',
  '/_nginx.conf',
  '/_redirects',
];

async function answer(address: string, encoding = 'gzip') {
  const wanted = { accept: '*/*', 'accept-encoding': encoding };
  const { status, headers } = await fetch(address, { headers: wanted });
  const isDocument = headers.get('content-type')?.startsWith('text/html');
  const sent: Record<string, string | null | undefined> = Object.fromEntries(
    [...names, 'content-encoding'].map((name) => [name, headers.get(name)]),
  );
  return { status, isDocument, ...sent };
}

for (const encoding of ['br', 'gzip'])
  test(`documents, scripts and sheets are compressed: ${encoding}`, async ({ baseURL }) => {
    const sheet = hashedFile(/^shell-.*\.css$/);
    for (const path of ['/', '/public/oma-riet', script, sheet, '/bestaat-niet']) {
      const sent = await answer(baseURL + path, encoding);
      expect(sent, path).toMatchObject({ 'content-encoding': encoding });
    }
  });

test('each path has the status and the headers of its rules', async ({ baseURL }) => {
  const statusOf = async (path: string) => (await answer(baseURL + path)).status;
  for (const path of ['/', '/pricing', '/public/oma-riet', '/public/oma-riet//', script]) {
    expect(await statusOf(path), path).toBe(200);
  }
  for (const path of ['/bestaat-niet', '/assets/bestaat-niet.js', '/_headers', '/_nginx.conf']) {
    expect(await statusOf(path), path).toBe(404);
  }
  const story = await answer(`${baseURL}/public/oma-riet`);
  const expected = headersFor(
    headerRules({ styles: [], storyStyles: [], scripts: [], mediaPrefixes: [] }),
    '/public/oma-riet',
  );
  for (const [name, value] of expected) {
    if (name === 'Content-Security-Policy') continue;
    expect(story, name).toMatchObject({ [name.toLowerCase()]: value });
  }
  expect(await answer(baseURL + script)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const path of ['/', '/pricing', '/favicon.svg', '/bestaat-niet', '/assets/bestaat-niet.js'])
    expect(await answer(baseURL + path), path).toMatchObject({ 'cache-control': 'no-cache' });
});

function requireNginx(): string {
  const program = findNginx();
  test.skip(!program, installCommand(requirements.nginx));
  return program!;
}

/** Without what the share page adds for the markup of a story. */
function asPlain(answered: Record<string, unknown>) {
  const name = 'content-security-policy';
  return {
    ...answered,
    [name]: String(answered[name]).replace("style-src-attr 'unsafe-inline'; ", ''),
  };
}

test('nginx sends the same as our own server', async ({ baseURL }) => {
  const nginx = await startNginx(requireNginx(), dist);
  try {
    for (const path of paths) {
      expect(await answer(nginx.origin + path), path).toEqual(
        asPlain(await answer(baseURL + path)),
      );
    }
    // nginx refuses this one itself, before it looks for a file, and compresses no error but 404.
    const undecodable = await answer(`${nginx.origin}/half%2`);
    const expected = { ...(await answer(`${baseURL}/`)), status: 400, 'content-encoding': null };
    expect(undecodable).toEqual(expected);
  } finally {
    await nginx.stop();
  }
});

const cases: [path: string, location: string][] = [
  ['/PUBLIC/Oma-Riet?zoek=a%20b', '/public/Oma-Riet?zoek=a%20b'],
  ['/Public/oma%20riet/moment/a', '/public/oma%20riet/moment/a'],
  ['/PUBLIC/a%0d%0aX-Injected:%20b', '/public/a%0d%0aX-Injected:%20b'],
];

test('a path in another case leads to that of the story, with its headers', async ({ baseURL }) => {
  const nginx = await startNginx(requireNginx(), dist);
  try {
    for (const origin of [baseURL!, nginx.origin]) {
      for (const [path, location] of cases) {
        const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
        expect(status, origin + path).toBe(302);
        const expected = {
          location,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, noarchive',
          'referrer-policy': 'no-referrer',
        };
        expect(Object.fromEntries(headers)).toMatchObject(expected);
        expect(headers.get('content-security-policy')).toContain("frame-src 'none'");
        expect(headers.has('x-injected')).toBe(false);
      }
    }
  } finally {
    await nginx.stop();
  }
});

/** The first server block of docs/operations.md, with another port. */
function redirectRecipe(port: number): string {
  const text = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8');
  const [, recipe = ''] = /```nginx\n(server \{[^]*?\n\}\n)/.exec(text) ?? [];
  expect(recipe).toContain('listen 80;');
  return recipe
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('<domain>', 'anekdotes.example');
}

test('nginx leads from http to https, and no browser keeps that', async () => {
  const port = await freePort();
  const nginx = await startNginx(requireNginx(), dist, { servers: redirectRecipe(port) });
  try {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/public/oma%20riet?zoek=a`, {
      redirect: 'manual',
    });
    expect(status).toBe(301);
    expect(headers.get('location')).toBe('https://anekdotes.example/public/oma%20riet?zoek=a');
    expect(headers.get('cache-control')).toBe('no-store');
  } finally {
    await nginx.stop();
  }
});

/** What docs/share-page.md adds to the server block, with another port of the function. */
function shareRecipe(port: number): string {
  const text = readFileSync(join(import.meta.dirname, '../docs/share-page.md'), 'utf8');
  const [, recipe = ''] = /```nginx\nserver \{[^]*?(\n  rewrite [^]*?)\}\n```/.exec(text) ?? [];
  expect(recipe).toContain(':8787;');
  return recipe.replace(':8787;', `:${port};`);
}

test('behind nginx a share page that fails leaves the plain story, with the headers of a story', async ({
  baseURL,
}) => {
  const program = requireNginx();
  let status = 500;
  const share = createServer((_, outgoing) => {
    outgoing.writeHead(status, {
      'cache-control': 'public, max-age=60',
      'content-type': 'text/html',
    });
    outgoing.end('of the share page');
  });
  await new Promise<void>((resolve) => share.listen(0, '127.0.0.1', resolve));
  const nginx = await startNginx(program, dist, {
    rest: shareRecipe((share.address() as AddressInfo).port),
  });
  const plain = readFileSync(join(dist, 'app.html'), 'utf8');
  const expected = asPlain(await answer(`${baseURL}/public/oma-riet`));
  const expectPlain = async (path: string) => {
    expect(await answer(nginx.origin + path), `${path} with ${status}`).toEqual(expected);
    expect(await (await fetch(nginx.origin + path)).text()).toBe(plain);
  };
  try {
    for (const failure of [500, 502, 503, 504]) {
      status = failure;
      await expectPlain('/public/oma-riet');
      await expectPlain('/public/bestaat-niet/moment/a?b=c');
    }
    for (const answered of [200, 404]) {
      status = answered;
      const response = await fetch(`${nginx.origin}/public/oma-riet`);
      expect(response.status).toBe(answered);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).toBe('of the share page');
    }
    share.close();
    share.closeAllConnections();
    status = 0;
    await expectPlain('/public/oma-riet');
    expect((await answer(`${nginx.origin}/share-page/public/oma-riet`)).status).toBe(404);
  } finally {
    share.close();
    await nginx.stop();
  }
});
