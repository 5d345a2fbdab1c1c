import { readSettings } from './settings.ts';
import * as assert from './testing/assert.ts';

const read = (env: Record<string, string>) => readSettings((name) => env[name]);

function refusalOf(env: Record<string, string>): string {
  try {
    read(env);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const hosted: [string, Record<string, string>][] = [
  ['a region', { SB_REGION: 'eu-central-1' }],
  ['a deployment', { DENO_DEPLOYMENT_ID: 'abcdefghijklmnopqrst_1_2' }],
  ['the address of a project', { SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co' }],
];
for (const [sign, env] of hosted) {
  Deno.test(`a hosted function, known by ${sign}, does not start without ADDRESS_HEADER`, () => {
    assert.match(refusalOf(env), /ADDRESS_HEADER is not set.*secrets set/);
    assert.match(refusalOf({ ...env, ADDRESS_HEADER: '  ' }), /ADDRESS_HEADER/);
    const settings = read({ ...env, ADDRESS_HEADER: 'CF-Connecting-IP' });
    assert.equal(settings.addressHeader, 'cf-connecting-ip');
  });
}

for (const url of [
  '',
  'http://127.0.0.1:54321',
  'http://kong:8000',
  'https://supabase.co.elders.example',
  'supabase.co',
]) {
  Deno.test(`a function at "${url}" is not a hosted one`, () => {
    assert.equal(read({ SUPABASE_URL: url }).addressHeader, 'x-forwarded-for');
  });
}

const model = { AI_BASE_URL: 'https://model.test/v1', AI_API_KEY: 'k', AI_MODEL: 'm' };
const caps: [string | undefined, string | undefined, number, number][] = [
  [undefined, undefined, 500, 20],
  ['100', '5', 100, 5],
  ['0', '0', 0, 0],
  ['veel', '-1', 500, 20],
];
for (const [daily, share, dailyCap, addressCap] of caps) {
  Deno.test(`the caps ${daily} and ${share} are read as ${dailyCap} and ${addressCap}`, () => {
    const settings = read({
      ...model,
      ...(daily && { AI_DAILY_CAP: daily }),
      ...(share && { AI_ADDRESS_CAP: share }),
    });
    assert.deepEqual(
      [settings.model?.dailyCap, settings.model?.addressCap],
      [dailyCap, addressCap],
    );
  });
}
