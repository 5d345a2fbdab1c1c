// The response headers of the site: made here once, written for static hosts and for nginx.
import { createHash } from 'node:crypto';

type Header = [name: string, value: string];

export interface HeaderRule {
  /** A path, or the start of paths with `*` at its end. */
  path: string;
  headers: Header[];
}

/** What the documents of a build load. */
export interface Sources {
  /** The texts of inline styles and scripts. */
  styles: readonly string[];
  /** Of these, the styles of a story. */
  storyStyles: readonly string[];
  scripts: readonly string[];
  /** The URL of a hosted backend; absent: the site asks its own origin. */
  backendUrl?: string | undefined;
  /** How URLs of media begin that load by themselves, with a slash at the end. */
  mediaPrefixes: readonly string[];
  /** The URL of the script that counts page views. */
  analyticsScript?: string | undefined;
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sonner inserts an empty style sheet and then fills it. */
const sonnerStyles = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
];

/** The map of the contact page, after a click. */
const mapOrigin = 'https://www.openstreetmap.org';

/**
 * The policy of a page, or that of a story, which allows no other company: not the service that counts,
 * not the map. That one is a part of the first, so both at once are as strict as that of a story.
 */
export function securityPolicy(sources: Sources, page: 'any' | 'story' = 'any'): string {
  const { scripts, backendUrl, mediaPrefixes } = sources;
  const backend = backendUrl ? new URL(backendUrl).origin : undefined;
  const isStory = page === 'story';
  const analytics =
    sources.analyticsScript && !isStory ? [new URL(sources.analyticsScript).origin] : [];
  const styles = isStory ? sources.storyStyles : sources.styles;
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf), ...analytics],
    'style-src': ["'self'", ...sonnerStyles, ...styles.map(hashOf)],
    'img-src': ["'self'", 'data:', 'blob:', ...mediaPrefixes],
    'media-src': ["'self'", 'blob:', ...mediaPrefixes],
    'font-src': ["'self'"],
    // Media too: waveforms, captions and exports fetch them.
    'connect-src': [
      "'self'",
      ...(backend ? [backend, backend.replace(/^http/, 'ws')] : []),
      ...mediaPrefixes,
      ...analytics,
    ],
    'manifest-src': ["'self'"],
    'frame-src': isStory ? ["'none'"] : [mapOrigin],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

/** Of every response, also while developing. */
const everywhere: Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  [
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=()',
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
];

const storyPath = '/public/*';
/** The document of every story, which the share page reads with its headers; some hosts drop `.html`. */
const storyDocuments = ['/app.html', '/app'];
const hashedFiles = '/assets/*';
const unlisted: Header = ['X-Robots-Tag', 'noindex, noarchive'];

const policyName = 'Content-Security-Policy';

/** Scripts, sheets and fonts load nothing themselves. The policy of a page would add 1.4 kB to each response. */
const policyOfFiles: Header = [policyName, "default-src 'none'"];

/**
 * Of two rules that match one path, only the policy is set by both. Hosts replace the first value by the
 * second, or join them: browsers then apply both.
 */
export const headerRules = (sources: Sources): HeaderRule[] => {
  const policyOfStory: Header = [policyName, securityPolicy(sources, 'story')];
  return [
    {
      path: '/*',
      headers: [
        [policyName, securityPolicy(sources)],
        ['Strict-Transport-Security', 'max-age=31536000'],
        ...everywhere,
      ],
    },
    // Not stored: a story that is made private must not come back from a cache.
    { path: storyPath, headers: [policyOfStory, unlisted, ['Cache-Control', 'no-store']] },
    ...storyDocuments.map((path) => ({ path, headers: [policyOfStory] })),
    {
      path: hashedFiles,
      headers: [policyOfFiles, ['Cache-Control', 'public, max-age=31536000, immutable']],
    },
  ];
};

/** Vite's development server needs inline scripts, and its own caching. */
export const developmentRules: HeaderRule[] = [
  { path: '/*', headers: everywhere },
  { path: storyPath, headers: [unlisted] },
];

function matches(path: string, pathname: string): boolean {
  return path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
}

/** Of two values of one header the last one. */
export const headersFor = (rules: readonly HeaderRule[], pathname: string): Header[] => [
  ...new Map(rules.filter(({ path }) => matches(path, pathname)).flatMap(({ headers }) => headers)),
];

/**
 * What is sent where the host says nothing about caches: a file without a hash in its name is asked for again. Browsers
 * would keep it for a tenth of its age. Netlify and Cloudflare Pages say so themselves, and would join a value for all
 * paths with that of hashed files.
 */
const askedAgain: Header = ['Cache-Control', 'no-cache'];

/** For a server of which we write all headers: nginx, and that of `vite preview`. */
export const ownHeadersFor = (rules: readonly HeaderRule[], pathname: string): Header[] => [
  ...new Map([askedAgain, ...headersFor(rules, pathname)]),
];

/** The `_headers` file of Netlify and Cloudflare Pages. */
export const formatHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => {
      const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join('')}`;
    })
    .join('\n');

export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: [] });
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

const nginxHeaders = (rules: readonly HeaderRule[], pathname: string): string =>
  ownHeadersFor(rules, pathname)
    .map(([name, value]) => {
      if (/["\\$]/.test(value)) throw new Error(`nginx would read ${value} in another way`);
      return `add_header ${name} "${value}" always;`;
    })
    .join('\n');

/**
 * The part of an nginx `server` block that serves the folder of the build. A location with headers of
 * its own inherits none, so it repeats all. A missing file is answered by `/404.html`, with the
 * headers of a page.
 */
export const formatNginxFile = (rules: readonly HeaderRule[]): string => `\
# Made by the build. Include it in a server block that has this folder as its root.
charset utf-8;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1024;
gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
error_page 404 /404.html;
${nginxHeaders(rules, '/')}

location / {
try_files $uri $uri.html $uri/index.html =404;
}

location ^~ /public/ {
try_files /app.html =404;
${nginxHeaders(rules, '/public/')}
}

# In another case it leads there, and no browser keeps that. Not with a decoded variable, which could hold
# the end of a header.
location ~* ^/public/ {
absolute_redirect off;
if ($request_uri ~* "^/public(/.*)$") {
return 302 /public$1;
}
return 404;
${nginxHeaders(rules, '/public/')}
}

location ~ ^/app(\\.html)?$ {
try_files /app.html =404;
${nginxHeaders(rules, '/app.html')}
}

# For a proxy to the share page that fails: the plain document of a story.
location @plain {
try_files /app.html =404;
${nginxHeaders(rules, '/public/')}
}

location ^~ /assets/ {
try_files $uri =404;
${nginxHeaders(rules, '/assets/')}
}

# This file, _headers and _redirects are for the server only.
location ^~ /_ {
return 404;
}
`;
