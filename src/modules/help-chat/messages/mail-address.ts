import { site } from '@/config/site';
import { formatTime } from '@/lib/clock';
import type { ChatMessage } from '../conversation';
import { copy } from '../copy';

/** The maximum length of a mailto URL in some mail programs. */
const longestAddress = 1900;

const lineOf = ({ isUser, timestamp, text }: ChatMessage) =>
  `${isUser ? copy.you : copy.assistant} (${formatTime(timestamp)}):\n${text}`;

const addressWith = (parts: readonly string[]) => {
  // Lines in a mail body end in CRLF.
  const body = parts.join('\n\n').replaceAll('\n', '\r\n');
  return `mailto:${site.supportEmail}?subject=${encodeURIComponent(copy.mailSubject)}&body=${encodeURIComponent(body)}`;
};

/** `encodeURIComponent` throws on a lone surrogate. */
const replaceLoneSurrogates = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd');

/** A mailto URL with the conversation; of a long one only the end. */
export function mailAddress(messages: readonly ChatMessage[]): string {
  const told = messages.slice(1).filter(({ isLoading }) => !isLoading);
  if (told.length === 0) return `mailto:${site.supportEmail}`;
  const lines = told.map(lineOf).map(replaceLoneSurrogates);
  for (let from = 0; from < lines.length; from++) {
    const shortened = from > 0 ? [copy.mailShortened] : [];
    const address = addressWith([copy.mailIntro, ...shortened, ...lines.slice(from)]);
    if (address.length <= longestAddress) return address;
  }
  return shortenLast(lines.at(-1)!);
}

/** Truncates the last message when it alone is too long. */
function shortenLast(line: string): string {
  const signs = [...line];
  let most = signs.length;
  const address = () =>
    addressWith([copy.mailIntro, copy.mailShortened, `${signs.slice(0, most).join('')}…`]);
  while (address().length > longestAddress && most > 0) most = Math.floor(most * 0.9);
  return address();
}
