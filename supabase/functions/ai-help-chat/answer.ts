// Answers a question from the articles, with a language model if configured.
import { bestParagraph } from './best-paragraph.ts';
import { copy } from './copy.ts';
import { courtesyOf } from './courtesy.ts';
import type { Passage } from './gather-knowledge.ts';
import type { Model } from './model.ts';
import { cleanModelText } from './model-text.ts';
import type { Finding, Retrieval } from './retrieval.ts';
import type { Settings } from './settings.ts';
import { partsOf } from './two-questions.ts';

export interface Source {
  title: string;
  path: string;
}

/** An article that the question may be about, with its answer. */
export interface Choice extends Source {
  response: string;
}

export interface Answer {
  response: string;
  sources?: Source[];
  choices?: Choice[];
}

interface AnswerOptions extends Pick<Settings, 'supportEmail' | 'appUrl'> {
  articles: readonly Passage[];
  retrieval: Retrieval;
}

export interface Question {
  message: string;
  /** Undefined if no model may be used. */
  takeModel: () => Promise<Model | undefined>;
  onModelFailure: () => void;
}

export type Route = 'courtesy' | 'unknown' | 'choices' | 'article' | 'model';

/** The probability from which the first article is the answer. */
export const sureFrom = 0.75;
/** The probability of any article from which three of them are offered. */
export const chooseFrom = 0.6;

/** Zero-width and bidirectional characters, soft hyphens, fillers and tags. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

type Certainty = Pick<Finding, 'first' | 'any'>;
export const isSure = ({ first }: Certainty) => first >= sureFrom;
export const isChoice = (finding: Certainty) => !isSure(finding) && finding.any >= chooseFrom;

export function createAnswerer(options: AnswerOptions) {
  const { supportEmail, appUrl, articles, retrieval } = options;
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
        paragraphs: passage.paragraphs.map(({ heading, text }) => ({ heading, text: fill(text) })),
      },
    ]),
  );
  const withSlugs = (slugs: readonly string[]) => slugs.flatMap((slug) => filled.get(slug) ?? []);
  const passagesOf = ({ passages }: Finding) => withSlugs(passages.map(({ slug }) => slug));
  const sourceOf = ({ title, slug }: Passage): Source => ({ title, path: `/help/${slug}` });

  /** The passages that answer it for sure: two for a question of two parts. */
  function surePassages(message: string, finding: Finding): Passage[] {
    const parts = partsOf(message).map(retrieval);
    const best = (one: Finding) => passagesOf(one).slice(0, 1);
    const both = parts.length === 2 && parts.every(isSure) ? parts.flatMap(best) : [];
    if (new Set(both).size === 2) return both;
    return isSure(finding) ? best(finding) : [];
  }

  function answerFrom(message: string, finding: Finding): { route: Route; answer: Answer } {
    const sure = surePassages(message, finding);
    if (sure.length > 0) {
      const texts = sure.flatMap((passage) => {
        const more = sure.length === 1 ? bestParagraph(message, passage) : undefined;
        return more === undefined ? [passage.answer] : [passage.answer, more];
      });
      const sources = [...new Set([...sure, ...withSlugs(sure[0]!.related)])]
        .slice(0, 3)
        .map(sourceOf);
      return { route: 'article', answer: { response: texts.join('\n\n'), sources } };
    }
    if (!isChoice(finding)) {
      return { route: 'unknown', answer: { response: copy.unknown(supportEmail) } };
    }
    const choices = passagesOf(finding).map((passage) => ({
      ...sourceOf(passage),
      response: passage.answer,
    }));
    const titles = choices.map(({ title }) => `– ${title}`).join('\n');
    const response = [copy.choose, titles, copy.notThese(supportEmail)].join('\n\n');
    return { route: 'choices', answer: { response, choices } };
  }

  return async (question: Question): Promise<{ route: Route; answer: Answer }> => {
    const { message, takeModel, onModelFailure } = question;
    const courtesy = courtesyOf(message);
    if (courtesy) return { route: 'courtesy', answer: { response: copy[courtesy] } };
    const finding = retrieval(message);
    const own = answerFrom(message, finding);
    const model = await takeModel();
    if (!model) return own;
    const passages = passagesOf(finding);
    const response = await ask(model, message, passages);
    if (response === undefined) {
      onModelFailure();
      return own;
    }
    // Articles that are hardly about it are no sources.
    const sources =
      own.answer.sources ?? own.answer.choices?.map(({ title, path }) => ({ title, path }));
    return { route: 'model', answer: { response, ...(sources && { sources }) } };
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
