import { pbkdf2Sync } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { comparedPassword, deriveLinkKey, newLinkKey } from './link-password.ts';

/** What was agreed, what counts in it, and what people type instead. */
const passwords: [string, string, string[]][] = [
  [
    'appeltaart',
    'appeltaart',
    ['Appeltaart', 'APPELTAART', 'appeltaart.', '“appeltaart”', 'appel taart'],
  ],
  [
    'Appel Taart',
    'appeltaart',
    ['  appel \t taart\n', 'appel\u00a0taart', 'appel-taart', 'appel_taart'],
  ],
  ['oma’s tuin', 'omastuin', ["oma's tuin", 'oma‘s tuin', 'omaʼs tuin', 'oma´s tuin', 'omas tuin']],
  ['jan-piet', 'janpiet', ['jan–piet', 'jan\u2011piet', 'jan — piet', 'Jan Piet', 'jan&piet']],
  ['zoë', 'zoe', ['zoe', 'zoe\u0308', 'ZOË', 'z\u00adoë', 'zo\u200bë', '\ufeffzoë']],
  ['crème brûlée', 'cremebrulee', ['creme brulee', 'CRÈME BRÛLÉE']],
  ['straße', 'strasse', ['STRASSE', 'STRAẞE', 'strasse']],
  ['ijsje', 'ijsje', ['ĳsje', 'IJsje', 'Ĳsje']],
  ['istanbul', 'istanbul', ['İstanbul', 'ISTANBUL']],
  ['oma 1944', 'oma1944', ['Oma1944', 'ｏｍａ １９４４', '𝐎𝐦𝐚 𝟏𝟗𝟒𝟒', 'oma (1944)']],
  ['οδός', 'οδος', ['ΟΔΌΣ', 'οδος']],
  ['мама й', 'мамаи', ['МАМА Й']],
  ['taart ❤️', 'taart', ['taart', 'taart ❤']],
  ['❤️', '❤', ['❤', ' ❤\ufe0e ', '❤\u200d']],
  ['👨‍👩‍👧', '👨👩👧', ['👨👩👧']],
  ['!?…', '!?...', ['!?...', '! ? …']],
  ['', '', [' \t', '\u00ad', '\u200b\u200d\ufeff', '\u2060\ufe0f', '\u3000']],
];

describe('what counts in a password', () => {
  it.each(passwords)('of %j is %j', (agreed, compared, typed) => {
    expect([agreed, ...typed].map(comparedPassword)).toEqual(
      [agreed, ...typed].map(() => compared),
    );
    expect(comparedPassword(compared)).toBe(compared);
  });

  it.each([
    ['oma1944', 'oma1945'],
    ['taart', 'taarten'],
    ['o', '0'],
    ['❤', '💙'],
    ['!', '?'],
    ['ø', 'o'],
  ])('differs for %j and %j', (one, other) =>
    expect(comparedPassword(one)).not.toBe(comparedPassword(other)),
  );
});

describe('on a device in Turkish', () => {
  afterEach(() => vi.restoreAllMocks());

  it('the letter I is the same one', () => {
    const { toLocaleLowerCase, toLocaleUpperCase } = String.prototype;
    vi.spyOn(String.prototype, 'toLocaleLowerCase').mockImplementation(function (this: string) {
      return toLocaleLowerCase.call(this, 'tr');
    });
    vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string) {
      return toLocaleUpperCase.call(this, 'tr');
    });
    expect('I'.toLocaleLowerCase()).toBe('ı');
    expect(comparedPassword('ISTANBUL ingrid')).toBe('istanbulingrid');
  });
});

// The example of docs/decisions/link-with-a-password.md, for those who write another app.
const slug = 'h7nf7-qdkpc-m6bcr';
const key = '7863d576165de4e04ca28dbdecd50bf4ae208a0698acd9b0cf65ef1f33f2bf7a';

describe('the link key', () => {
  it('is that of the documented example', async () => {
    expect(await deriveLinkKey('Appel Taart', slug)).toBe(key);
    const salt = `anekdotes link:${slug}`;
    expect(pbkdf2Sync('appeltaart', salt, 600_000, 32, 'sha256').toString('hex')).toBe(key);
  });

  it.each([
    ['another password', 'appelmoes', slug],
    ['another link', 'appeltaart', 'h7nf7-qdkpc-m6bcv'],
  ])('differs for %s', async (_, password, ofSlug) =>
    expect(await deriveLinkKey(password, ofSlug)).not.toBe(key),
  );
});

describe('a password that an owner chooses', () => {
  it.each(['oma1', 'Á–b-ç.d', '1944', '❤️🍰❤️🍰', '?!?!', 'ĳss'])('can be %j', async (password) =>
    expect(await newLinkKey(password, slug)).toBe(await deriveLinkKey(password, slug)),
  );

  it.each(['', ' \u00ad', 'oma', 'o-m-a!!', 'ab❤❤❤', '❤', '?!', '?! ?', '❤️❤️❤️'])(
    'cannot be %j',
    async (password) => await expect(newLinkKey(password, slug)).rejects.toBeInstanceOf(RangeError),
  );
});
