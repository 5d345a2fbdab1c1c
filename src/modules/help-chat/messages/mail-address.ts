import { site } from '@/config/site';
import { formatTime } from '@/lib/clock';
import type { ChatMessage } from '../conversation';
import { copy } from '../copy';

/** Some mail programs take no longer address than this. */
const longestAddress = 1900;

const lineOf = ({ isUser, timestamp, text }: ChatMessage) =>
  `${isUser ? copy.you : copy.assistant} (${formatTime(timestamp)}):\n${text}`;

const addressWith = (parts: readonly string[]) => {
  // Mail wants its lines to end in both signs.
  const body = parts.join('\n\n').replaceAll('\n', '\r\n');
  return `mailto:${site.supportEmail}?subject=${encodeURIComponent(copy.mailSubject)}&body=${encodeURIComponent(body)}`;
};

/** Half a sign of two (an emoji) cannot be written in an address. */
const withoutHalves = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');

/** A mail to support with the conversation; of a long one, the end. */
export function mailAddress(messages: readonly ChatMessage[]): string {
  const told = messages.slice(1).filter(({ isLoading }) => !isLoading);
  if (told.length === 0) return `mailto:${site.supportEmail}`;
  const lines = told.map(lineOf).map(withoutHalves);
  for (let from = 0; from < lines.length; from++) {
    const shortened = from > 0 ? [copy.mailShortened] : [];
    const address = addressWith([copy.mailIntro, ...shortened, ...lines.slice(from)]);
    if (address.length <= longestAddress) return address;
  }
  return shortenLast(lines.at(-1)!);
}

/** The last message alone is too long: as much of it as fits. */
function shortenLast(line: string): string {
  const signs = [...line];
  let most = signs.length;
  const address = () =>
    addressWith([copy.mailIntro, copy.mailShortened, `${signs.slice(0, most).join('')}…`]);
  while (address().length > longestAddress && most > 0) most = Math.floor(most * 0.9);
  return address();
}
