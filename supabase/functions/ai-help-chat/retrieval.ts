// Finds the articles that a question asks for, or says that none does.
import { createIndex, fields, type Entry } from './article-index.ts';
import { createCoverage, type Places } from './coverage.ts';
import type { Passage } from './gather-knowledge.ts';
import { isOrder } from './orders.ts';
import { createVocabulary, type Term } from './vocabulary.ts';
import { chunksOf, wordsOf } from './words.ts';

export interface Finding {
  /** Best first, at most five. */
  passages: Passage[];
  /** How sure it is that the best one answers: 0 where nothing was found; may exceed 1. */
  confidence: number;
}

export type Retrieval = (question: string) => Promise<Finding>;

/** What a word counts that stands in no better place than this. */
const shares = { title: 1, keywords: 1, answer: 0.8, text: 0.25, chunks: 0 };
const nothing: Finding = { passages: [], confidence: 0 };

export async function createRetrieval(knowledge: readonly Passage[]): Promise<Retrieval> {
  const vocabulary = createVocabulary(
    knowledge.flatMap(({ title, keywords, answer }) => [title, ...keywords, answer]),
    knowledge.map(({ text }) => text),
  );
  const entries = knowledge.map(({ title, keywords, answer, text }): Entry => ({
    title: vocabulary.stemsOf(title),
    keywords: vocabulary.stemsOf(keywords.join(' ')),
    answer: vocabulary.stemsOf(answer),
    text: vocabulary.stemsOf(text),
    chunks: chunksOf(vocabulary.contentOf([title, ...keywords].join(' '))),
  }));
  const phrases = knowledge.map(({ title, keywords }) =>
    [title, ...keywords].map((phrase) => wordsOf(phrase).join(' ')),
  );
  const places = entries.map(placesOf);
  const coverage = createCoverage(places);
  const find = await createIndex(entries);

  return async (question) => {
    if (isOrder(question)) return nothing;
    const terms = vocabulary.termsOf(question);
    const bySubject = await find(terms.flatMap(({ stems }) => stems));
    const byTalk = await find(vocabulary.smallTalkOf(question));
    const byChunks = await find(chunksOf(vocabulary.contentOf(question)));
    const asked = ` ${wordsOf(question).join(' ')} `;
    const found = [...new Set([...bySubject.keys(), ...byChunks.keys()])]
      .map((at) => {
        const strength = bySubject.get(at) ?? 0;
        const phrase = longestPhrase(asked, phrases[at]!);
        const covered = coverage(terms, places[at]!);
        const hints = 0.5 * (byTalk.get(at) ?? 0) + (byChunks.get(at) ?? 0);
        const score = (strength * (0.1 + covered) + hints) * (1 + 0.4 * phrase);
        return { at, score, strength, phrase, covered };
      })
      .toSorted((a, b) => b.score - a.score);
    const [best] = found;
    if (!best) return nothing;
    return {
      passages: found.slice(0, 5).map(({ at }) => knowledge[at]!),
      confidence: confidenceOf(best, terms),
    };
  };
}

/** Foreign words make it smaller, phrases and rare words larger. */
function confidenceOf(
  best: { strength: number; covered: number; phrase: number },
  terms: readonly Term[],
): number {
  const foreign = terms.filter(({ stems }) => stems.length === 0).length;
  const strength = Math.min(best.strength, 40) / 100;
  return best.covered + strength + 0.1 * best.phrase - 0.1 * foreign;
}

/** How many words of the question stand together in a title or keyword, if more than one. */
function longestPhrase(asked: string, phrases: readonly string[]): number {
  const lengths = phrases
    .filter((phrase) => phrase.includes(' ') && asked.includes(` ${phrase} `))
    .map((phrase) => phrase.split(' ').length);
  return Math.max(0, ...lengths);
}

function placesOf(entry: Entry): Places {
  const found = new Map<string, number>();
  for (const field of fields.filter((name) => shares[name] > 0)) {
    for (const word of entry[field]) {
      found.set(word, Math.max(found.get(word) ?? 0, shares[field]));
    }
  }
  return found;
}
