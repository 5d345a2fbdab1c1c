import { expect, test } from 'vitest';
import { copy } from '../copy';
import { missingVoiceHelp, missingVoiceText } from './missing-voice';

test.each([
  ['android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/126.0 Mobile', 5],
  ['ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 5],
  ['ios', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari', 5],
  ['mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari', 0],
  ['windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0', 10],
  ['other', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Firefox/127.0', 0],
] as const)('the help for %s (%s)', (device, userAgent, touchPoints) =>
  expect(missingVoiceHelp(userAgent, touchPoints)).toBe(copy.missingVoice.howTo[device]),
);

const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Firefox/127.0';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0';
test.each([
  ['no-dutch', linux, /^Je apparaat heeft nog geen Nederlandse stem .* ‘tekst naar spraak’/],
  ['none-local', linux, /^Je browser geeft geen stem vrij .* werkt\. Probeer .* andere browser\.$/],
  ['none-local', windows, /^Je browser geeft geen stem vrij .* werkt\. Zo voeg je er een toe/],
] as const)('the message where the lack is %s (%s)', (lack, userAgent, text) =>
  expect(missingVoiceText(lack, userAgent, 0)).toMatch(text),
);
