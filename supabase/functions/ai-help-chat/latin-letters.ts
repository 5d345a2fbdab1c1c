// Rewrites a text in the letters that a reader sees, for patterns that know plain Latin letters only.

/** Zero-width and bidirectional characters, soft hyphens, fillers and tags. */
export const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Letters that look like a Latin letter and do not decompose to it. */
const lookalikes = toMap(`
a: α а ɑ ᴀ Α А
b: β ь в ƀ ʙ Β В
c: с ϲ ȼ ƈ ᴄ С
d: ԁ đ ɗ ɖ ð ᴅ
e: е ε є ɛ ə ǝ ɇ ᴇ Ε Е Є
f: ƒ ꜰ ք ϝ
g: ɡ ց ǥ ɠ ɢ г
h: һ հ ħ ɦ н ʜ Η Н Һ
i: ι і ı ɩ ɨ ӏ ɪ Ι І Ӏ
j: ј ȷ ɉ ʝ ᴊ Ј
k: κ к қ ƙ ᴋ Κ К
l: ł ɫ ɭ ʟ ǀ
m: м ɱ ᴍ Μ М
n: η ո п ŋ ɲ ƞ ɴ Ν П
o: ο о օ σ ø ɵ ᴏ Ο О Ø
p: ρ р ƥ ᴘ Ρ Р
q: ԛ զ ɋ Ԛ
r: ɍ ɽ ʀ
s: ѕ ʂ ꜱ ς Ѕ
t: τ т ŧ ƭ ᴛ Τ Т
u: υ ս ʉ ц ᴜ μ
v: ν ѵ ʋ ᴠ Ѵ
w: ω ѡ ԝ ɯ ᴡ ш щ Ԝ
x: χ х ӽ Χ Х
y: γ у ү ɏ ʏ Υ У Ү
z: ʐ ƶ ᴢ Ζ
ae: æ Æ
oe: œ Œ
': ’ ‘ ‛ ʼ ʹ ′ ´ \`
-: ‐ ‑ ‒ – — − ⁃
`);

function toMap(lines: string): ReadonlyMap<string, string> {
  return new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [latin = '', letters = ''] = line.split(': ');
        return letters.split(' ').map((letter): [string, string] => [letter, latin]);
      }),
  );
}

/** Enclosed letters without a decomposition: 🅐, 🅰 and the letters of flags. */
const enclosed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const starts = [0x1f1e6, 0x1f170, 0x1f150];

const openEnclosed = (letter: string) => {
  const code = letter.codePointAt(0)!;
  return String.fromCharCode(97 + code - starts.find((start) => code >= start)!);
};

const toLatin = (text: string) =>
  text.replace(
    /[^ -~]/gu,
    (letter) => lookalikes.get(letter) ?? lookalikes.get(letter.toLowerCase()) ?? letter,
  );

/**
 * Small letters without accents, full-width and other styles, look-alikes and invisible characters. White
 * space is one line break if it has one, and one space otherwise.
 */
export function toLatinLetters(text: string): string {
  const letters = toLatin(text.replace(enclosed, openEnclosed))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(invisible, '')
    .replace(/[\s\p{Cc}\u2800]+/gu, (space) => (/[^\S \t\p{Zs}]/u.test(space) ? '\n' : ' '));
  return toLatin(letters).toLowerCase().trim();
}
