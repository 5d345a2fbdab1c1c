// The doctor against the embedded backend: it finds nothing wrong, and names what a test breaks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  startTestServer,
  publishableKey,
  type TestServer,
} from '../supabase/local/testing/start-test-server.ts';
import { hostileCalls } from './hostile-calls/hostile-calls.ts';
import { ids, slugs } from './hostile-calls/targets.ts';
import { checkChannel } from './checks/channel.ts';
import { checkFiles } from './checks/files.ts';
import { checkHostileCalls } from './checks/hostile-calls.ts';
import { checkLink } from './checks/link.ts';
import { checkReach } from './checks/reach.ts';
import { checkSchema } from './checks/schema.ts';
import { checkSharePage } from './checks/share-page.ts';
import { checkSite } from './checks/site.ts';
import { checkStory } from './checks/story.ts';
import type { Finding } from './finding.ts';
import { ownTitle, withOwnStory } from './own-story.ts';
import { openProject, type ProjectOptions } from './project.ts';
import { startTestSite, type TestSite } from './testing/site.ts';

const file = `timeline-media/${ids.garden}/foto.webp`;
const command = fileURLToPath(new URL('run.ts', import.meta.url));
const tsx = fileURLToPath(new URL('../node_modules/tsx/dist/cli.mjs', import.meta.url));
const functionsFolder = fileURLToPath(new URL('../supabase/functions', import.meta.url));

let filesDir: string;
let server: TestServer;
let site: TestSite;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  filesDir = await mkdtemp(join(tmpdir(), 'anekdotes-doctor-'));
  await mkdir(join(filesDir, 'timeline-media', ids.garden), { recursive: true });
  await writeFile(join(filesDir, file), 'picture');
  const assistant = { folder: functionsFolder, publishableKeys: [publishableKey] };
  server = await startTestServer({ filesDir, assistant });
  await server.sql(`
    insert into storage.objects (bucket_id, name) values ('timeline-media', '${ids.garden}/foto.webp');
    insert into timeline_items (timeline_id, item_type, item_date, media_url)
    values ('${ids.garden}', 'photo', '1940-01-01', '${file}');
  `);
  site = await startTestSite({
    backendUrl: server.url,
    slug: slugs.garden,
    title: 'Tuin geheimwoord',
  });
});
afterAll(async () => {
  await site?.close();
  await server.close();
  await rm(filesDir, { recursive: true, force: true });
});

const project = (options: Partial<ProjectOptions> = {}) =>
  openProject({ url: server.url, publishableKey, ...options });
const withSecret = () => project({ secretKey: server.services.backend.secretKey });

/** As a process; without the secret key of whoever runs the tests. */
async function runCommand(args: string[], given: NodeJS.ProcessEnv = {}) {
  const { SUPABASE_SECRET_KEY: _, ...env } = process.env;
  const child = spawn(process.execPath, [tsx, command, ...args], { env: { ...env, ...given } });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output, errors, code: code as number };
}

const named = (findings: Finding[], check: string) =>
  findings.find((finding) => finding.check === check);
const anyStory = { id: ids.gone, slug: 'doctor', filePath: undefined, fileRefusal: '' };
const failedOf = (findings: Finding[]) => findings.filter(({ outcome }) => outcome === 'failed');
const untriedOf = (findings: Finding[]) =>
  findings.filter(({ outcome }) => outcome === 'not tried').map(({ check }) => check);

describe('of a healthy project', () => {
  test('with everything given, nothing fails and its own story is gone', async () => {
    const args = [server.url, publishableKey, '--write', '--slug', slugs.garden];
    const { code, output } = await runCommand([...args, '--site', site.origin, '--json'], {
      SUPABASE_SECRET_KEY: server.services.backend.secretKey,
    });
    const report = JSON.parse(output) as { counts: Record<string, number>; findings: Finding[] };
    expect(failedOf(report.findings)).toEqual([]);
    expect(code).toBe(0);
    // The embedded backend names no region.
    expect(untriedOf(report.findings)).toEqual(['sign-files, region', 'ai-help-chat, region']);
    expect(report.counts).toMatchObject({ failed: 0, 'not tried': 2 });
    expect(named(report.findings, 'hostile calls')?.found).toContain('reads and writes');
    expect(await server.sql(`select id from timelines where title = '${ownTitle}'`)).toEqual([]);
    expect(
      await server.sql(
        'select from timeline_pulse where timeline_id not in (select id from timelines)',
      ),
    ).toEqual([]);
    expect(output).not.toMatch(/geheimwoord|proef-tuin|sb_secret/);
  }, 120_000);

  test('with the publishable key alone, the rest is said to be untried', async () => {
    const context = { project: project() };
    const checks = [checkSchema, checkStory, checkFiles, checkChannel, checkSite, checkSharePage];
    const findings = (await Promise.all(checks.map((check) => check(context)))).flat();
    expect(failedOf(findings)).toEqual([]);
    expect(findings.filter(({ outcome }) => outcome === 'ok').map(({ check }) => check)).toEqual([
      'list of files',
    ]);
    expect(named(await checkLink(context), 'link')?.outcome).toBe('not tried');
    const [calls] = await checkHostileCalls(context, hostileCalls.slice(0, 5));
    expect(calls?.found).toBe('5 calls were told nothing (reads only: the writes need --write).');
  });

  test('with a slug, the channel can be listened to', async () => {
    const findings = await checkChannel({ project: project(), slug: slugs.garden });
    expect(named(findings, 'live channel')?.outcome).toBe('ok');
    expect(untriedOf(findings)).toEqual(['live changes', 'live contents']);
  });
});

describe('of a project that is open by mistake', () => {
  let mend = '';
  afterEach(() => server.sql(mend));

  test('a header in which visitors write their own address is found', async () => {
    const setHeader = (name: string) =>
      `update private.early_access_settings set address_header = '${name}'`;
    mend = setHeader('cf-connecting-ip');
    await server.sql(setHeader('x-real-ip'));
    const secret = withSecret();
    const findings = await withOwnStory(secret, (own) => checkLink({ project: secret, own }));
    expect(named(findings, 'link')?.details).toEqual([
      'visitors can try passwords without end: they write the header that address_header names themselves',
    ]);
  });

  test('a policy that asks for no password is found', async () => {
    const policy = 'alter policy "Anyone with the link can read its timeline" on public.timelines';
    mend = `${policy} using (is_public and public_slug = (select private.opened_slug()))`;
    await server.sql(
      `${policy} using (is_public and public_slug = (select private.shared_slug()))`,
    );
    const secret = withSecret();
    const findings = await withOwnStory(secret, (own) => checkLink({ project: secret, own }));
    expect(named(findings, 'link')?.details).toEqual([
      'a link that asks for a password opens without it',
      'a link that has ended opens its story',
    ]);
    expect(named(findings, 'own story')?.outcome).toBe('ok');
  });

  test('a policy is found by the calls of a stranger, without the secret key', async () => {
    mend = 'drop policy "Open" on public.timelines';
    await server.sql(
      'create policy "Open" on public.timelines for select to anon using (is_public)',
    );
    const context = { project: project(), slug: slugs.garden };
    const someCalls = hostileCalls.filter(({ path }) => path === '/rest/v1/timelines?select=id');
    const findings = [
      ...(await checkHostileCalls(context, someCalls)),
      ...(await checkStory(context)),
    ];
    const { outcome, details } = named(findings, 'hostile calls')!;
    expect(outcome).toBe('failed');
    expect(details).toEqual([
      expect.stringMatching(/^GET \/rest\/v1\/timelines\?select=id: \d+ rows$/),
    ]);
    expect(named(findings, 'story')?.found).toBe('The story can be read without its link.');
    expect(JSON.stringify(findings)).not.toContain('geheimwoord');
  });

  test('no call that writes is sent', async () => {
    mend = 'revoke delete on public.features from anon; drop policy "Open" on public.features';
    await server.sql(
      'grant delete on public.features to anon; create policy "Open" on public.features for delete using (true)',
    );
    const count = () => server.sql('select count(*) from public.features');
    const before = await count();
    const deletions = hostileCalls.filter(
      ({ path, method }) => method === 'DELETE' && path.startsWith('/rest/v1/features'),
    );
    const safe = await checkHostileCalls(
      { project: withSecret(), own: anyStory, isSchemaKnown: false },
      [...deletions, { path: '/rest/v1/timelines' }],
    );
    expect(safe[0]?.found).toMatch(/^1 calls were told nothing \(reads only/);
    expect(deletions.length).toBeGreaterThan(0);
    expect(await count()).toEqual(before);
  });

  test('a grant, a policy and a migration are named, and how to mend them', async () => {
    mend = `
      revoke update (title) on public.timelines from anon;
      drop policy "Open" on public.profiles;
      insert into supabase_migrations.schema_migrations (version) values ('20261123100000')`;
    await server.sql(`
      grant update (title) on public.timelines to anon;
      create policy "Open" on public.profiles for select to anon using (true);
      delete from supabase_migrations.schema_migrations where version = '20261123100000'`);
    const failed = failedOf(await checkSchema({ project: withSecret() }));
    expect(failed.map(({ check, details, mend: heading }) => [check, ...details, heading])).toEqual(
      [
        ['migrations', '20261123100000_media_types.sql has not run', 'updating'],
        [
          'grants',
          'anon may update column title of timelines and should not',
          'a-database-that-differs',
        ],
        [
          'policies',
          'policy "Open" on profiles is not of this repository',
          'a-database-that-differs',
        ],
      ],
    );
  });

  test('a change that is not announced is named', async () => {
    mend = 'alter table public.timeline_items enable trigger beat_after_update';
    await server.sql('alter table public.timeline_items disable trigger beat_after_update');
    const quick = project({ secretKey: server.services.backend.secretKey, timeLimitMs: 1500 });
    // The counter stands still as well, so the doctor compares it with the one before.
    const findings = await withOwnStory(quick, (own) => checkChannel({ project: quick, own }));
    expect(named(findings, 'live changes')?.details).toEqual(['update: no change']);
    expect(named(findings, 'live contents')?.outcome).toBe('ok');
    expect(await server.sql(`select id from timelines where title = '${ownTitle}'`)).toEqual([]);
  });
});

describe('the story of the doctor', () => {
  const isGone = async () =>
    (await server.sql(`select id from timelines where title = '${ownTitle}'`)).length === 0;

  test('is removed after a fault', async () => {
    const fault = new Error('A fault of a check');
    const findings = await withOwnStory(withSecret(), async () => {
      expect(await isGone()).toBe(false);
      throw fault;
    });
    expect(failedOf(findings)[0]?.found).toBe('The check has ended: A fault of a check.');
    expect(await isGone()).toBe(true);
  });

  test('is removed when the operator stops the doctor', async () => {
    const stop = new AbortController();
    const stopped = project({ secretKey: server.services.backend.secretKey, signal: stop.signal });
    const findings = await withOwnStory(stopped, async () => {
      stop.abort();
      await stopped.ask('/rest/v1/timelines');
      return [];
    });
    expect(failedOf(findings)[0]?.found).toBe('The check has ended: stopped.');
    expect(await isGone()).toBe(true);
  });

  test('is not made beside one that was left, which is named', async () => {
    await server.sql(`insert into timelines (title) values ('${ownTitle}')`);
    const findings = await withOwnStory(withSecret(), () => Promise.reject(new Error('not made')));
    expect(named(findings, 'own story')).toMatchObject({ outcome: 'failed' });
    await server.sql(`delete from timelines where title = '${ownTitle}'`);
  });
});

describe('of a site', () => {
  afterEach(() => site.mend());

  test.each([
    ['Content-Security-Policy', null, 'security headers', '/: content-security-policy is missing'],
    ['Referrer-Policy', 'unsafe-url', 'security headers', '/: referrer-policy is unsafe-url'],
    [
      'Content-Security-Policy',
      "default-src 'none'; script-src 'self' 'unsafe-inline'",
      'security headers',
      "/: content-security-policy: script-src allows 'unsafe-inline'",
    ],
    [
      'Cache-Control',
      'public, max-age=86400',
      'caching',
      '/: a browser keeps the document for too long',
    ],
    [
      'Cache-Control',
      null,
      'caching',
      '/: Cache-Control does not say how long, so each browser decides',
    ],
    [
      'Cache-Control',
      'public, must-revalidate',
      'caching',
      '/<unknown>: Cache-Control does not say how long, so each browser decides',
    ],
    [
      'Cache-Control',
      's-maxage=60',
      'caching',
      '/: Cache-Control does not say how long, so each browser decides',
    ],
  ])('the header %s as %s is named', async (name, value, check, detail) => {
    site.set(name, value);
    const findings = await checkSite({ project: project(), site: site.origin });
    expect(named(findings, check)?.details).toContain(detail);
  });

  test('an unknown address that answers with a page is named', async () => {
    site.answerUnknown();
    const findings = await checkSite({ project: project(), site: site.origin });
    expect(named(findings, 'unknown address')?.outcome).toBe('failed');
  });
});

describe('of what cannot be asked', () => {
  test('a project that does not answer is one failure, and the rest untried', async () => {
    const { code, output } = await runCommand(['http://127.0.0.1:9', publishableKey]);
    expect(code).toBe(1);
    expect(output).toContain('failed     project: The check has ended: no connection');
    expect(output).toMatch(/\n0 ok, 1 failed, \d+ not tried\.\n$/);
  });

  test('a wrong command line is said with how to use it', async () => {
    const { code, output, errors } = await runCommand([server.url, 'sb_secret_of_the_project']);
    expect(code).toBe(2);
    expect(output).toBe('');
    expect(errors).toMatch(/^A secret key is on the command line[^]*Usage: npm run doctor/);
    expect(errors).not.toContain('sb_secret_of_the_project');
  });

  test('a key that is refused, and a server that is no project', async () => {
    const [refused] = await checkReach({ project: project({ publishableKey: 'unknown' }) });
    expect(refused?.found).toBe('The project refuses the publishable key.');
    const [other] = await checkReach({ project: project({ url: site.origin }) });
    expect(other?.found).toMatch(/^There is no Supabase project at this address/);
  });

  test('a secret key that is refused', async () => {
    const findings = await checkSchema({ project: project({ secretKey: 'sb_secret_other' }) });
    expect(named(findings, 'migrations')?.found).toBe('The project refuses the secret key.');
  });
});
