// Answers a question from the articles, with a language model if configured.
import { copy } from './copy.ts';
import { courtesyOf } from './courtesy.ts';
import type { Passage } from './gather-knowledge.ts';
import { invisible } from './latin-letters.ts';
import type { Model } from './model.ts';
import { cleanModelText } from './model-text.ts';
import type { Finding, Retrieval } from './retrieval.ts';

export interface Source {
  title: string;
  path: string;
}

export interface Answer {
  response: string;
  sources?: Source[];
}

export interface AnswerOptions {
  articles: readonly Passage[];
  retrieval: Retrieval;
  supportEmail: string;
  appUrl: string;
}

export interface Question {
  message: string;
  /** Called only for a question that the articles answer; undefined if no model may be used. */
  takeModel: () => Promise<Model | undefined>;
  onModelFailure: () => void;
}

export type Route = 'courtesy' | 'unknown' | 'article' | 'model';

/**
 * Below the first confidence the assistant abstains; below the second it introduces the answer as a
 * guess. Chosen by cross-validation: between them are 7% of the questions with an article, answered
 * correctly, and 5% of those without.
 */
const minConfidence = 0.35;
const sureConfidence = 0.5;

export const isAnswerable = (finding: Finding) =>
  finding.passages.length > 0 && finding.confidence >= minConfidence;

export function createAnswerer(options: AnswerOptions) {
  const { supportEmail, appUrl, articles } = options;
  const fill = (text: string) =>
    text.replaceAll('{supportEmail}', supportEmail).replaceAll('{appUrl}', appUrl);
  const filled = new Map(
    articles.map((passage) => [
      passage.slug,
      {
        ...passage,
        title: fill(passage.title),
        answer: fill(passage.answer),
        text: fill(passage.text),
      },
    ]),
  );
  const sourcesOf = (best: Passage): Source[] =>
    [best.slug, ...best.related]
      .slice(0, 3)
      .flatMap((slug) => filled.get(slug) ?? [])
      .map(({ slug, title }) => ({ title, path: `/help/${slug}` }));

  return async (question: Question): Promise<{ route: Route; answer: Answer }> => {
    const { message, takeModel, onModelFailure } = question;
    const courtesy = courtesyOf(message);
    if (courtesy) return { route: 'courtesy', answer: { response: copy[courtesy] } };
    const finding = options.retrieval(message);
    const passages = finding.passages.flatMap(({ slug }) => filled.get(slug) ?? []).slice(0, 3);
    const [best] = passages;
    if (!best || !isAnswerable(finding)) {
      return { route: 'unknown', answer: { response: copy.unknown(supportEmail) } };
    }
    const sources = sourcesOf(best);
    const model = await takeModel();
    const modelAnswer = model && (await ask(model, message, passages));
    if (model && !modelAnswer) onModelFailure();
    if (modelAnswer) return { route: 'model', answer: { response: modelAnswer, sources } };
    const response =
      finding.confidence < sureConfidence ? copy.unsure(best.answer, supportEmail) : best.answer;
    return { route: 'article', answer: { response, sources } };
  };

  async function ask(model: Model, message: string, passages: readonly Passage[]) {
    try {
      // Figures in the question are not accepted: the model could repeat a wrong price as ours.
      const given = JSON.stringify(passages);
      // Invisible characters can spell instructions that only a model reads.
      const question = message.replace(invisible, '');
      return cleanModelText(await model(question, passages), { given, supportEmail });
    } catch {
      return undefined;
    }
  }
}
