// Maps the words of a question to words of the articles.
import { editDistance } from './edit-distance.ts';
import { fillers, otherWords, smallTalk } from './word-list.ts';
import { soundOf, stem, wordsOf } from './words.ts';

export interface Term {
  /** Stems in the articles; empty for an unknown word. */
  stems: string[];
  /** The confidence of this mapping, from 0 to 1. */
  trust: number;
}

export interface Vocabulary {
  /** Stems of an article text, compounds with their parts. */
  stemsOf(text: string): string[];
  /** The terms of a question, without stop words. */
  termsOf(question: string): Term[];
  /** The words of a text without stop words, unstemmed. */
  contentOf(text: string): string[];
  /** The stop words of a text, except those without any meaning. */
  smallTalkOf(question: string): string[];
}

const shortestPart = 4;
/** More than a message can have. */
const maxTraced = 1000;

/** Plain data, for JSON. */
export interface VocabularyIndex {
  words: string[];
  stems: string[];
  sounds: [sound: string, word: string][];
  asideStems: string[];
}

/**
 * `subjects` say what the articles are about, `asides` are the rest of their text: a word of an aside
 * is known, but nothing is guessed to be it.
 */
export function indexVocabulary(
  subjects: readonly string[],
  asides: readonly string[],
): VocabularyIndex {
  const wordsIn = (texts: readonly string[]) =>
    new Set(texts.flatMap(wordsOf).filter((word) => !smallTalk.has(word)));
  const words = [...wordsIn(subjects)];
  return {
    words,
    stems: [...new Set(words.map(stem))],
    sounds: [...new Map(words.map((word) => [soundOf(word), word]))],
    asideStems: [...new Set([...wordsIn(asides)].map(stem))],
  };
}

export function createVocabulary(index: VocabularyIndex): Vocabulary {
  const words = new Set(index.words);
  const stems = new Set(index.stems);
  const sounds = new Map(index.sounds);
  const asideStems = new Set(index.asideStems);
  const lettersOfWords = [...words].map((word) => [word, lettersOf(word)] as const);
  const traced = new Map<string, Term>();
  const isSubject = (word: string) => words.has(word) || stems.has(stem(word));

  /** `fotolimiet` as `foto` and `limiet`; the first part may carry a linking s, e or en. */
  const split = (word: string): string[] | undefined => {
    for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
      const head = [word.slice(0, at), word.slice(0, at).replace(/(s|en|e)$/, '')].find(
        (part) => part.length >= shortestPart && isSubject(part),
      );
      const tail = word.slice(at);
      if (!head) continue;
      if (isSubject(tail)) return [head, tail];
    }
    return undefined;
  };

  /** The known word with the smallest edit distance, if small for its length. */
  const correct = (word: string): string | undefined => {
    if (word.length < 5) return undefined;
    const limit = word.length < 8 ? 1 : 2;
    let best: string | undefined;
    let least = limit + 1;
    const letters = lettersOf(word);
    for (const [known, knownLetters] of lettersOfWords) {
      if (Math.abs(known.length - word.length) > limit) continue;
      const isLikely = known.length > 3 && (known[0] === word[0] || word.length > 7);
      // Each edit adds or removes at most two letters.
      if (!isLikely || countOf(letters ^ knownLetters) > 2 * limit) continue;
      const distance = editDistance(word, known, limit) + (known[0] === word[0] ? 0 : 0.5);
      if (distance < least) [best, least] = [known, distance];
    }
    return best;
  };

  /** Matches the last part of a compound: `hockeyteam` gives `team`. */
  const tailOf = (word: string): string | undefined => {
    for (let at = shortestPart; at <= word.length - 4; at += 1) {
      if (words.has(word.slice(at))) return word.slice(at);
    }
    return undefined;
  };

  const trace = (word: string): Term => {
    const translated = otherWords.get(word);
    if (translated) {
      const meant = [...(isSubject(word) ? [word] : []), ...wordsOf(translated)];
      return { stems: [...new Set(meant.map(stem))], trust: 1 };
    }
    if (isSubject(word) || asideStems.has(stem(word))) return { stems: [stem(word)], trust: 1 };
    const small = shortened(word).find(isSubject);
    if (small) return { stems: [stem(small)], trust: 0.9 };
    const sound = sounds.get(soundOf(word));
    if (sound && word.length > 3) return { stems: [stem(sound)], trust: 0.9 };
    const parts = split(word);
    if (parts) return { stems: parts.map(stem), trust: 0.9 };
    const corrected = correct(word);
    if (corrected) return { stems: [stem(corrected)], trust: 0.7 };
    const tail = tailOf(word);
    if (tail) return { stems: [stem(tail)], trust: 0.6 };
    return { stems: [], trust: 0 };
  };

  /** The parts of the retrieval ask for the same words. */
  const traceOnce = (word: string): Term => {
    const term = traced.get(word) ?? trace(word);
    if (traced.size >= maxTraced) traced.clear();
    traced.set(word, term);
    return term;
  };

  return {
    stemsOf: (text) =>
      wordsOf(text).flatMap((word) => {
        if (fillers.has(word)) return [];
        if (smallTalk.has(word)) return [stem(word)];
        const parts = word.length > 2 * shortestPart + 1 ? split(word) : undefined;
        return [stem(word), ...(parts ?? []).map(stem)];
      }),
    contentOf: (text) => wordsOf(text).filter((word) => !smallTalk.has(word)),
    smallTalkOf: (question) =>
      wordsOf(question)
        .filter((word) => smallTalk.has(word) && !fillers.has(word))
        .map(stem),
    termsOf: (question) =>
      [...new Set(wordsOf(question))].filter((word) => !smallTalk.has(word)).map(traceOnce),
  };
}

/** The letters of a word as a bit set, to skip words that differ too much. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** `fotootje`, `fotoke` and `boekske` without their endings. */
function shortened(word: string): string[] {
  const endings = ['etjes?', 'tjes?', 'pjes?', 'jes?', 'ekes?', 'skes?', 'kes?'];
  return endings
    .map((ending) => word.replace(new RegExp(`${ending}$`), ''))
    .flatMap((root) => [root, root.replace(/(.)\1$/, '$1')])
    .filter((root) => root !== word && root.length >= 3);
}
