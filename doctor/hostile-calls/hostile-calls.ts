// Calls that an attacker could make; none may return a row or a count, or change data.
import { encodePart, signToken } from '../../supabase/local/access-token.ts';
import { ids, linkKey, slugs } from './targets.ts';

export interface HostileCall {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const share = (slug: string) => ({ 'x-share-slug': slug });
const exactCount = { prefer: 'count=exact' };
const anId = '00000000-0000-4000-8000-00000000dead';

const wrongSlugs = [
  '',
  ' ',
  'onbekend',
  slugs.closed,
  slugs.garden.toUpperCase(),
  `${slugs.garden}%20`,
  `%20${slugs.garden}`,
  `${slugs.garden}%00`,
  '%00',
  '%',
  '%zz',
  '%C3%28',
  '%FF%FE',
  'proef%252Dtuin',
  '*',
  '%25',
  'proef-____',
  'null',
  '[]',
  '{"slug":"proef-tuin"}',
  `","x-share-slug":"${slugs.garden}`,
  `${slugs.garden}'--`,
  `' or '1'='1`,
  `${slugs.garden},${slugs.garden}`,
  `onbekend, ${slugs.garden}`,
  `(${slugs.garden})`,
  encodeURIComponent('zoë-\u{1f475}'),
  'x'.repeat(3000),
  '%F0%9F%91%B5'.repeat(1000),
];

const storyReads = [
  'timelines?select=*',
  `timelines?public_slug=eq.${slugs.garden}&is_public=eq.true&select=*`,
  `timeline_items?timeline_id=eq.${ids.garden}&select=*&order=item_date.desc`,
  'timeline_items?select=id,creator:profiles!created_by(display_name,avatar_url)',
  'profiles?select=display_name',
];

const reads = [
  'timelines',
  'timelines?select=id',
  'timelines?select=public_slug',
  'timelines?select=title&is_public=eq.true',
  'timelines?select=title&is_public=is.true',
  'timelines?public_slug=like.*',
  'timelines?public_slug=not.is.null',
  'timelines?or=(is_public.eq.true,is_public.eq.false)',
  `timelines?or=(public_slug.eq.${slugs.garden},id.not.is.null)`,
  'timelines?and=(or(id.not.is.null,title.ilike.*e*),is_public.in.(true,false))',
  `timelines?id=eq.${ids.garden}`,
  `timelines?id=in.(${ids.garden},${ids.harbour},${ids.closed})`,
  'timelines?select=*,timeline_items(*)',
  'timelines?select=*,timeline_items!inner(*,profiles(*))',
  'timelines?select=*,timeline_pulse(*)',
  'timelines?select=id,timeline_counters(seq)',
  'timelines?select=count',
  'timelines?select=id.count()',
  'timelines?select=max:title.max()',
  'timelines?select=ctid',
  'timelines?select=xmin',
  'timelines?select=tableoid',
  'timelines?select=created_at,owner_id',
  'timelines?select=title::text',
  'timelines?select=shared_slug',
  'timelines?limit=1000000&offset=0',
  'timelines?order=title.desc.nullslast&limit=1',
  `timelines?select=*&request.headers=eq.${slugs.garden}`,
  `timelines?x-share-slug=eq.${slugs.garden}`,
  'timeline_items',
  'timeline_items?select=*,timelines(*)',
  'timeline_items?select=*,timelines!inner(*)&timelines.is_public=eq.true',
  'timeline_items?select=...timelines(title)',
  `timeline_items?timelines.public_slug=eq.${slugs.garden}&select=id,timelines!inner(id)`,
  'timeline_items?select=metadata->location_name',
  'timeline_items?select=description&description=fts.geheimwoord',
  'timeline_items?title=match.^Moment',
  'timeline_items?title=imatch.MOMENT',
  'timeline_items?title=ilike(any).{*a*,*e*}',
  'timeline_items?item_date=gte.0001-01-01',
  'timeline_items?or=(item_date.gt.1900-01-01,and(item_date.eq.1950-01-02,id.gt.0))',
  'timeline_items?select=count()',
  'timeline_items?select=item_type,count()',
  'timeline_items?metadata=cs.{}',
  `timeline_items?created_by=eq.${ids.gardener}`,
  'profiles',
  'profiles?select=*,timeline_items(*)',
  'profiles?select=display_name,timeline_items!created_by(title,timelines(title))',
  `profiles?id=eq.${ids.recluse}`,
  'profiles?select=email',
  'profiles?display_name=is.null',
  'timeline_pulse',
  'timeline_pulse?select=timeline_id',
  'timeline_pulse?seq=gte.0',
  'timeline_pulse?select=*,timelines(*)',
  `timeline_pulse?timeline_id=eq.${ids.garden}`,
  'timeline_counters',
  'timeline_counters?select=seq&order=seq.desc',
  'timeline_counters?select=count',
  `timeline_counters?timeline_id=eq.${ids.garden}`,
  'timeline_counters?select=*,timelines(*)',
  'features?select=*,timelines(*)',
  'features?select=secret',
  'early_access_signups',
  'early_access_signups?select=email',
  'early_access_signups?select=id,created_at',
  'early_access_signups?select=count',
  'early_access_signups?email=eq.oma@anekdotes.example',
  'early_access_signups?email=like.*@*',
  'early_access_signups?select=ctid',
  'early_access_signups?select=*,timelines(*)',
];

/** The share key of the guarded story is none of them. */
const wrongKeys: Record<string, string>[] = [
  {},
  { 'x-share-key': '' },
  { 'x-share-key': linkKey },
  { 'x-share-key': '0'.repeat(64) },
  { 'x-share-key': 'A'.repeat(64) },
  { 'x-share-key': 'null' },
  { 'x-share-key': `${linkKey}, ${linkKey}` },
  { 'x-share-key': "' or '1'='1" },
  { 'x-share-key': 'a'.repeat(5000) },
  { cookie: `x-share-key=${linkKey}` },
];

const closedReads = [
  [slugs.guarded, ids.guarded] as const,
  [slugs.ended, ids.ended] as const,
].flatMap(([slug, id]) =>
  [
    'timelines?select=*',
    'timelines?select=id,title,link_asks_password,link_expires_at,allow_download',
    'timelines?select=link_key_hash',
    'link_passwords?select=*',
    'timelines?link_asks_password=is.true&select=id',
    `timelines?public_slug=eq.${slug}&is_public=eq.true&select=title`,
    `timeline_items?timeline_id=eq.${id}&select=*,profiles(*)`,
    `timeline_pulse?timeline_id=eq.${id}`,
    `timeline_counters?timeline_id=eq.${id}`,
    'timelines?select=id,timeline_counters(seq)',
    'profiles?select=display_name',
    'rpc/shared_timeline_id',
    'rpc/has_share_key',
  ].map((path) => ({ slug, path })),
);

const foreignReads = [ids.harbour, ids.closed, ids.guarded, ids.ended].flatMap((id) => [
  `timelines?id=eq.${id}`,
  `timeline_items?timeline_id=eq.${id}`,
  `timeline_items?timeline_id=neq.${ids.garden}`,
  `timelines?id=neq.${ids.garden}`,
  `timeline_pulse?timeline_id=eq.${id}`,
  `timeline_counters?timeline_id=eq.${id}`,
  `timelines?id=eq.${id}&select=id,timeline_counters(seq)`,
  `timeline_items?or=(timeline_id.eq.${id},timeline_id.is.null)`,
  `timelines?id=eq.${id}&select=*,timeline_items(*,profiles(*))`,
  `profiles?id=in.(${ids.sailor},${ids.recluse})`,
  `profiles?id=neq.${ids.gardener}&select=*,timeline_items(*)`,
]);

const functionCalls = [
  'shared_slug',
  'shared_timeline_id',
  'beat',
  'is_safe_url',
  'announce_change',
  'set_config',
  'current_setting',
  'pg_read_file',
  'pg_notify',
  'query_to_xml',
  'version',
  'help_chat_secret',
  'help_chat_count_message',
  'help_chat_take_model_call',
  'new_slug',
  'readable_files',
  'installed_schema',
  'closed_link',
  'open_link',
  'renew_link',
  'set_link_password',
  'slug_hash',
  'link_hmac',
  'link_state',
  'meant_slug',
  'is_same_digest',
  'secret_of_today',
  'forget_addresses',
].map((name) => `rpc/${name}`);

const schemas = [
  'private',
  'auth',
  'embedded',
  'extensions',
  'supabase_migrations',
  'pg_catalog',
  'information_schema',
];

const writtenTables: Record<string, Record<string, unknown>> = {
  timelines: { id: anId, title: 'Indringer', public_slug: 'indringer', is_public: true },
  timeline_items: {
    id: anId,
    timeline_id: ids.garden,
    title: 'Indringer',
    item_type: 'text',
    item_date: '2000-01-01',
  },
  profiles: { id: anId, display_name: 'Indringer' },
  timeline_pulse: { timeline_id: ids.garden, seq: 999_999 },
  timeline_counters: { timeline_id: ids.garden, seq: 999_999 },
  features: { id: anId, placement: 'features', title: 'Indringer', description: 'Indringer' },
  early_access_signups: { id: anId, email: 'indringer@anekdotes.example' },
};

/** Inserting an address is allowed; these calls do more. */
const signUps: [prefer: string, body: unknown][] = [
  ['return=representation', { email: 'indringer@anekdotes.example' }],
  ['return=representation', [{ email: 'oma.geheimwoord@anekdotes.example' }]],
  ['resolution=merge-duplicates', { email: 'oma.geheimwoord@anekdotes.example' }],
  ['return=minimal', { email: 'indringer@anekdotes.example', created_at: '2000-01-01' }],
  ['return=minimal', [{ email: 'een@anekdotes.example' }, { email: 'twee@anekdotes.example' }]],
  ['return=minimal', { email: null }],
  ['return=minimal', {}],
];

const json = { 'content-type': 'application/json' };
const hasTimelineId = (table: string) => /pulse|counters/.test(table);
const everything = (table: string) =>
  hasTimelineId(table) ? 'timeline_id=not.is.null' : 'id=not.is.null';

function writesOf(table: string, row: Record<string, unknown>): HostileCall[] {
  const path = `/rest/v1/${table}`;
  const all = `${path}?${everything(table)}`;
  const body = JSON.stringify(row);
  const key = hasTimelineId(table) ? `timeline_id=eq.${ids.garden}` : `id=eq.${anId}`;
  const returning = { ...json, prefer: 'return=representation,count=exact' };
  const upserting = { ...json, prefer: 'resolution=merge-duplicates,return=representation' };
  return [{}, share(slugs.garden)].flatMap((link) => [
    { path, method: 'POST', headers: { ...json, ...link }, body },
    { path, method: 'POST', headers: { ...returning, ...link }, body: `[${body}]` },
    { path, method: 'POST', headers: { ...upserting, ...link }, body },
    { path: `${path}?${key}`, method: 'PUT', headers: { ...json, ...link }, body },
    { path: all, method: 'PATCH', headers: { ...returning, ...link }, body },
    { path: all, method: 'DELETE', headers: { ...returning, ...link } },
    { path, method: 'DELETE', headers: link },
  ]);
}

const claims = { role: 'service_role', sub: anId, exp: 4_000_000_000 };
const forgedToken = (secret: string) => signToken(claims, secret);
const unsignedToken = `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(claims)}.`;

const strangers: Record<string, string>[] = [
  { apikey: '' },
  { apikey: 'sb_secret_local' },
  { apikey: 'service_role' },
  ...[
    unsignedToken,
    unsignedToken.slice(0, -1),
    signToken(claims, 'x', { alg: 'none' }),
    forgedToken('unsafe-secret-change-me'),
    forgedToken('super-secret-jwt-token-with-at-least-32-characters-long'),
    forgedToken(''.padEnd(64, '0')),
    'not-a-token',
    'sb_secret_local',
  ].flatMap((token): Record<string, string>[] => [
    { authorization: `Bearer ${token}` },
    { apikey: token },
  ]),
];

const rest = (path: string) => `/rest/v1/${path}`;

/**
 * Reads whose estimate would tell what the tables contain. The embedded backend counts exactly, so
 * `supabase/tests/planner_estimates.test.sql` tests the estimates themselves.
 */
const estimatedReads = [
  'profiles?display_name=eq.Kluizenaar%20geheimwoord',
  'profiles?display_name=gt.Kluizenaa&display_name=lt.Kluizenaas',
  'profiles?display_name=like.K*',
  'profiles?display_name=in.(Tuinier%20geheimwoord,Zeeman%20geheimwoord)',
  'profiles?display_name=not.is.null',
  'profiles?avatar_url=is.null',
  `timelines?id=eq.${ids.closed}`,
  'timelines?is_public=is.false',
  'timelines?public_slug=gte.a',
  `timeline_items?timeline_id=eq.${ids.closed}`,
  `timeline_items?timeline_id=gte.${ids.closed}`,
  'timeline_items?title=like.Moment*',
  'timeline_items?item_date=gt.1950-01-01',
  `timeline_items?created_by=eq.${ids.recluse}`,
  'timeline_items?select=id,profiles!inner(id)&profiles.display_name=like.K*',
  'timeline_pulse?seq=gte.0',
  'timeline_pulse?select=timeline_id',
  'timeline_counters?seq=gte.0',
  'early_access_signups?select=email',
];

export const hostileCalls: HostileCall[] = [
  ...storyReads.flatMap((path) =>
    wrongSlugs.map((slug) => ({ path: rest(path), headers: { ...exactCount, ...share(slug) } })),
  ),
  ...closedReads.flatMap(({ slug, path }) =>
    wrongKeys.flatMap((key) => [
      { path: rest(path), headers: { ...exactCount, ...share(slug), ...key } },
      {
        path: rest(path),
        method: 'HEAD',
        headers: { prefer: 'count=planned', ...share(slug), ...key },
      },
    ]),
  ),
  ...[slugs.guarded, slugs.ended].map((slug) => ({
    path: rest('rpc/readable_files'),
    method: 'POST',
    headers: { ...json, ...share(slug) },
    body: `{"paths":["timeline-media/${ids.guarded}/a.webp","timeline-media/${ids.ended}/a.webp"]}`,
  })),
  ...['renew_link', 'set_link_password'].map((name) => ({
    path: rest(`rpc/${name}`),
    method: 'POST',
    headers: { ...json, ...share(slugs.guarded) },
    body: `{"story_id":"${ids.guarded}","link_key":null}`,
  })),
  ...reads.map((path) => ({ path: rest(path) })),
  ...reads.map((path) => ({ path: rest(path), headers: share('onbekend') })),
  ...storyReads.flatMap((path) =>
    ['count=exact', 'count=planned', 'count=estimated'].flatMap((prefer) => [
      { path: rest(path), method: 'HEAD', headers: { prefer } },
      { path: rest(path), headers: { prefer, range: '0-0' } },
    ]),
  ),
  ...estimatedReads.flatMap((path) =>
    ['count=planned', 'count=estimated'].flatMap((prefer) => [
      { path: rest(path), method: 'HEAD', headers: { prefer } },
      { path: rest(`${path}&limit=1`), headers: { prefer, ...share('onbekend') } },
    ]),
  ),
  ...storyReads.flatMap((path) =>
    [
      'text/csv',
      'application/vnd.pgrst.object+json',
      'application/vnd.pgrst.plan+json',
      'application/vnd.pgrst.plan+text; options=analyze|verbose',
      'application/geo+json',
      'application/octet-stream',
    ].map((accept) => ({ path: rest(path), headers: { accept } })),
  ),
  ...foreignReads.flatMap((path) => [
    { path: rest(path), headers: { ...exactCount, ...share(slugs.garden) } },
    { path: rest(path), method: 'HEAD', headers: { ...exactCount, ...share(slugs.garden) } },
  ]),
  ...functionCalls.flatMap((path) => [
    { path: rest(path), headers: share(slugs.garden) },
    { path: rest(path), method: 'POST', headers: { ...json, ...share(slugs.garden) }, body: '{}' },
  ]),
  ...schemas.flatMap((schema) => [
    { path: rest('users'), headers: { 'accept-profile': schema } },
    { path: rest('settings'), headers: { 'accept-profile': schema } },
    { path: rest('timelines'), headers: { 'accept-profile': schema } },
    {
      path: rest('rpc/beat'),
      method: 'POST',
      headers: { ...json, 'content-profile': schema },
      body: '{}',
    },
  ]),
  ...Object.entries(writtenTables).flatMap(([table, row]) => writesOf(table, row)),
  ...signUps.map(([prefer, body]) => ({
    path: rest('early_access_signups'),
    method: 'POST',
    headers: { ...json, prefer },
    body: JSON.stringify(body),
  })),
  ...['email', 'id', 'lower(email)'].flatMap((target) =>
    ['merge', 'ignore'].map((way) => ({
      path: rest(`early_access_signups?on_conflict=${target}`),
      method: 'POST',
      headers: { ...json, prefer: `resolution=${way}-duplicates,return=representation` },
      body: '{"email":"oma.geheimwoord@anekdotes.example"}',
    })),
  ),
  ...strangers.map((headers) => ({ path: rest('timelines?select=*'), headers })),
  ...strangers.map((headers) => ({ path: rest('early_access_signups?select=*'), headers })),
  ...strangers.map((headers) => ({
    path: rest('timelines?id=not.is.null'),
    method: 'DELETE',
    headers: { ...headers, ...share(slugs.garden) },
  })),
  { path: rest('timelines?select=*'), headers: { cookie: `x-share-slug=${slugs.garden}` } },
  { path: rest('timelines?select=*'), headers: { x_share_slug: slugs.garden } },
  { path: rest('timelines?select=*'), headers: { 'x-http-method-override': 'DELETE' } },
  { path: rest('') },
  { path: rest('pg_authid') },
  { path: rest('schema_migrations') },
  { path: '/auth/v1/admin/users' },
  { path: '/auth/v1/user' },
  {
    path: '/auth/v1/signup',
    method: 'POST',
    headers: json,
    body: '{"email":"indringer@anekdotes.example","password":"geheim-geheim"}',
  },
  { path: '/storage/v1/bucket' },
  ...['list', 'list-v2', 'copy', 'move'].map((call) => ({
    path: `/storage/v1/object/${call}/timeline-media`,
    method: 'POST',
    headers: { ...json, ...share(slugs.garden) },
    body: `{"prefix":"${ids.garden}"}`,
  })),
  ...['', 'public/', 'authenticated/', 'sign/'].map((way) => ({
    path: `/storage/v1/object/${way}timeline-media/${ids.garden}/foto.webp`,
    headers: share(slugs.garden),
  })),
  { path: '/graphql/v1', method: 'POST', headers: json, body: '{"query":"{ timelines { id } }"}' },
  { path: '/_system/config' },
  { path: '/__test/sql', method: 'POST', body: 'select * from timelines' },
];
