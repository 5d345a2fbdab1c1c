import { expect, test } from 'vitest';
import { chooseVoice, voiceLack } from './choose-voice';

const voice = (name: string, lang: string, more = {}) => ({
  name,
  lang,
  localService: true,
  default: false,
  ...more,
});
const remote = { localService: false };

test.each([
  ['none', [], null],
  ['no Dutch', [voice('a', 'en-GB', { default: true }), voice('b', 'nds-NL')], null],
  ['only remote', [voice('Google Nederlands', 'nl-NL', remote)], null],
  ['the local one', [voice('a', 'nl-NL', remote), voice('b', 'nl-NL')], 'b'],
  ['of Android', [voice('a', 'en_US'), voice('b', 'nl_NL')], 'b'],
  ['of an older Android', [voice('a', 'nld-BEL'), voice('b', 'nld-NLD')], 'b'],
  ['without a country', [voice('a', 'nl')], 'a'],
  ['of the Netherlands first', [voice('a', 'nl-BE'), voice('b', 'nl-NL')], 'b'],
  ['of Belgium when there is no other', [voice('a', 'nl-BE')], 'a'],
  [
    'the one that the visitor chose',
    [voice('a', 'nl-NL'), voice('b', 'nl-BE', { default: true })],
    'b',
  ],
  [
    'the better one',
    [voice('Xander', 'nl-NL'), voice('Xander (Enhanced)', 'nl-NL')],
    'Xander (Enhanced)',
  ],
])('%s', (_, voices, chosen) => expect(chooseVoice(voices)?.name ?? null).toBe(chosen));

const voices = [
  voice('Xander', 'nl-NL'),
  voice('Daniel', 'en-GB'),
  voice('Samantha', 'en_US'),
  voice('Google Deutsch', 'de-DE', remote),
];
test.each([
  ['en', 'Daniel'],
  ['en-US', 'Samantha'],
  ['en-CA', 'Daniel'],
  // A Dutch voice reads these well enough.
  ['fy', 'Xander'],
  ['nds-NL', 'Xander'],
  ['de', null],
  ['fr', null],
])('of the language %s', (language, chosen) =>
  expect(chooseVoice(voices, language)?.name ?? null).toBe(chosen),
);

test.each([
  ['there are none', [], 'none-local'],
  ['all are remote, as in Firefox for Linux', [voice('Dutch+Xander', 'nl', remote)], 'none-local'],
  ['one more has no name there', [voice('default', 'en'), voice('a', 'nl', remote)], 'none-local'],
  [
    'the local ones speak another language',
    [voice('a', 'en'), voice('b', 'nl', remote)],
    'no-dutch',
  ],
])('the lack where %s', (_, all, lack) => expect(voiceLack(all)).toBe(lack));
