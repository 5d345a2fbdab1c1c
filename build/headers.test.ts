import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from '@/app/routes';
import {
  developmentRules,
  formatHeadersFile,
  formatNginxFile,
  headerRules,
  headersFor,
  parseHeadersFile,
  securityPolicy,
  type Sources,
} from './headers';

const embedded: Sources = {
  styles: ['a{}', 's{}'],
  storyStyles: ['s{}'],
  scripts: ['b()'],
  mediaPrefixes: [],
};
const hosted: Sources = {
  ...embedded,
  backendUrl: 'https://ons.supabase.co/',
  mediaPrefixes: ['https://ons.supabase.co/storage/v1/object/', 'https://media.familie.nl/'],
  analyticsScript: 'https://tellen.example/script.js',
};
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name, ...values] = directive.trim().split(' ');
      return [name!, values] as const;
    }),
  );
const headersAt = (pathname: string, sources = embedded) =>
  new Map(headersFor(headerRules(sources), pathname));

describe('the security policy', () => {
  it('allows nothing by default, and of the embedded site only its own origin', () => {
    const policy = directivesOf(securityPolicy(embedded));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", hash('b()')]);
    expect(policy.get('style-src')).toContain(hash('a{}'));
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(policy.get('media-src')).toEqual(["'self'", 'blob:']);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('frame-src')).toEqual(['https://www.openstreetmap.org']);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });

  it('adds the project with its socket, the media hosts and the service that counts', () => {
    const policy = directivesOf(securityPolicy(hosted));
    const media = ['https://ons.supabase.co/storage/v1/object/', 'https://media.familie.nl/'];
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:', ...media]);
    expect(policy.get('media-src')).toEqual(["'self'", 'blob:', ...media]);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://ons.supabase.co',
      'wss://ons.supabase.co',
      ...media,
      'https://tellen.example',
    ]);
    expect(policy.get('script-src')).toContain('https://tellen.example');
  });

  it('of a story allows neither the service that counts nor the map', () => {
    const policy = directivesOf(securityPolicy(hosted, 'story'));
    expect(policy.get('script-src')).toEqual(["'self'", hash('b()')]);
    expect(policy.get('frame-src')).toEqual(["'none'"]);
    const media = ['https://ons.supabase.co/storage/v1/object/', 'https://media.familie.nl/'];
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:', ...media]);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://ons.supabase.co',
      'wss://ons.supabase.co',
      ...media,
    ]);
  });

  it('of a story is a part of that of other pages, so a host may join both', () => {
    const whole = directivesOf(securityPolicy(hosted));
    const part = directivesOf(securityPolicy(hosted, 'story'));
    expect([...part.keys()]).toEqual([...whole.keys()]);
    for (const [name, values] of part) {
      const allowed = values.filter((value) => value !== "'none'");
      expect(whole.get(name), name).toEqual(expect.arrayContaining(allowed));
    }
  });

  it.each([
    ['embedded', embedded],
    ['hosted', hosted],
  ])(
    'of the %s site has no wildcard, no scheme of the network and nothing unsafe',
    (_, sources) => {
      for (const [name, values] of directivesOf(securityPolicy(sources))) {
        for (const value of values) {
          expect(value, name).not.toMatch(/\*|unsafe|^(https?|wss?):(\/\/)?$/);
        }
      }
    },
  );

  it('names each source once', () => {
    const twice = { ...hosted, styles: ['a{}', 'a{}'] };
    for (const values of directivesOf(securityPolicy(twice)).values()) {
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it('knows the one style sheet that sonner writes into the page', () => {
    const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
    const [, literal] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source) ?? [];
    const styles = directivesOf(securityPolicy(embedded)).get('style-src');
    expect(styles).toContain(hash(JSON.parse(literal!)));
    // It is empty for a moment before it is written.
    expect(styles).toContain(hash(''));
  });
});

describe('a path has its headers', () => {
  it.each(['/', '/pricing', '/public/oma-riet', '/assets/a.js', '/404'])('%s', (pathname) => {
    const headers = headersAt(pathname);
    const kind = pathname.startsWith('/public/') ? 'story' : 'any';
    const isFile = pathname.startsWith('/assets/');
    expect(headers.get('Content-Security-Policy')).toBe(
      isFile ? "default-src 'none'" : securityPolicy(embedded, kind),
    );
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Permissions-Policy')).toContain('payment=()');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it('and a shared story is neither listed nor stored', () => {
    const headers = headersAt('/public/oma-riet/moment/a');
    expect(headers.get('X-Robots-Tag')).toBe('noindex, noarchive');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('and only hashed files are kept for good', () => {
    expect(headersAt('/assets/a.js').get('Cache-Control')).toContain('immutable');
    expect(headersAt('/public').has('Cache-Control')).toBe(false);
    expect(headersAt('/pricing').has('Cache-Control')).toBe(false);
    expect(headersAt('/pricing').has('X-Robots-Tag')).toBe(false);
  });

  // The share page sends the policy that comes with the document.
  it.each(['/public/oma-riet', '/app.html', '/app'])('%s has the policy of a story', (pathname) => {
    const policy = headersAt(pathname, hosted).get('Content-Security-Policy');
    expect(policy).toBe(securityPolicy(hosted, 'story'));
  });

  it('once each', () => {
    for (const pathname of ['/', '/public/a', '/assets/a.js']) {
      const names = headersFor(headerRules(hosted), pathname).map(([name]) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('also while developing, but for the policy and https', () => {
    const headers = new Map(headersFor(developmentRules, '/public/oma-riet'));
    expect(headers.get('X-Robots-Tag')).toBe('noindex, noarchive');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.has('Content-Security-Policy')).toBe(false);
    expect(headers.has('Strict-Transport-Security')).toBe(false);
    expect(new Map(headersFor(developmentRules, '/pricing')).has('X-Robots-Tag')).toBe(false);
  });
});

it('lets crawlers in, or they would never read that a story is not to be listed', () => {
  expect(readFileSync('public/robots.txt', 'utf8')).not.toMatch(/^Disallow/m);
});

describe('for hosts', () => {
  it('_headers reads back as the same rules, in lines that Cloudflare accepts', () => {
    // One text of styles for each page of `src/app/routes.ts`, and three scripts.
    const styles = routes.map(({ page }) => page);
    const rules = headerRules({ ...hosted, styles, scripts: ['a()', 'b()', 'c()'] });
    const text = formatHeadersFile(rules);
    expect(parseHeadersFile(text)).toEqual(rules);
    for (const line of text.split('\n')) expect(line.length).toBeLessThan(2000);
  });

  it('nginx has all headers of a path in the block that answers it', () => {
    const text = formatNginxFile(headerRules(hosted));
    for (const [start, end, pathname] of [
      ['charset', 'location /', '/'],
      ['location ^~ /public/ {', '}', '/public/a'],
      ['location ~* ^/public/ {', '\n}\n\n', '/public/a'],
      ['location ^~ /assets/ {', '}', '/assets/a.js'],
      ['location @plain {', '}', '/public/a'],
      ['location ~ ^/app', '\n}', '/app.html'],
    ] as const) {
      const [block] = text.slice(text.indexOf(start)).split(end);
      const headers = new Map([['Cache-Control', 'no-cache'], ...headersAt(pathname, hosted)]);
      for (const [name, value] of headers) {
        expect(block).toContain(`add_header ${name} "${value}" always;`);
      }
      expect(block!.match(/add_header Cache-Control/g)).toHaveLength(1);
    }
  });

  it('nginx gets no value that it would read in another way', () => {
    const rules = [{ path: '/*', headers: [['X-A', 'a"; return 200 "b']] as [string, string][] }];
    expect(() => formatNginxFile(rules)).toThrow(/nginx/);
  });
});

/**
 * The score by the rules of MDN's HTTP Observatory that follow from headers. The others give 0 here:
 * no cookies, no CORS, scripts of the own origin without integrity. Preloading HSTS would give 5.
 */
function observatoryScore(headers: ReadonlyMap<string, string>): number {
  const policy = directivesOf(headers.get('Content-Security-Policy') ?? '');
  const isUnsafe = ['script-src', 'style-src', 'object-src', 'default-src'].some((name) =>
    policy.get(name)?.some((value) => /unsafe|^(\*|data:|https?:)$/.test(value)),
  );
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '')?.[1]);
  const isFramed = !policy.get('frame-ancestors')?.includes("'none'");
  const deductions =
    (isUnsafe ? -20 : 0) +
    (maxAge >= 15_768_000 ? 0 : maxAge > 0 ? -10 : -20) +
    (headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5) +
    (isFramed && !headers.has('X-Frame-Options') ? -20 : 0);
  const bonuses =
    (isUnsafe ? 0 : policy.get('default-src')?.join() === "'none'" ? 10 : 5) +
    (/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
      headers.get('Referrer-Policy') ?? '',
    )
      ? 5
      : 0) +
    (isFramed ? 0 : 5) +
    (/^same-(origin|site)$/.test(headers.get('Cross-Origin-Resource-Policy') ?? '') ? 10 : 0);
  const score = 100 + deductions;
  // Bonuses count from 90 only.
  return score < 90 ? score : score + bonuses;
}

it.each(['/', '/pricing', '/public/oma-riet'])('%s scores 130 at the Observatory', (pathname) => {
  expect(observatoryScore(headersAt(pathname))).toBe(130);
  expect(observatoryScore(headersAt(pathname, hosted))).toBe(130);
});
