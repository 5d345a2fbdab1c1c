import { expect, test } from 'vitest';
import { chooseVoice } from './choose-voice';

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
