// What a title becomes outside the page that shows it: in link previews, document titles, names of
// controls, messages and file names. Used by the site and by the functions, so it imports nothing.

/**
 * Characters that cannot be seen: marks of text direction, fillers, lone surrogates. Kept are those that
 * are a part of others: joiners and selectors of emoji and letters, and the tags of a flag.
 */
const invisible =
  /[\p{Cs}\uFFF9-\uFFFB]|(?!\p{Join_C}|\p{VS}|(?<=\u{1F3F4}[\u{E0020}-\u{E007E}]{0,6})[\u{E0020}-\u{E007F}])\p{DI}/gu;

/** The visible characters, on one line. Empty when there are none. */
export const plainText = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    // At the ends a joiner joins nothing. Without the look behind a long row of joiners would take a minute.
    .replace(/^[\s\p{DI}]+|(?<![\s\p{Join_C}])[\s\p{Join_C}]+$/gu, '');
