// Measures the answers of the help assistant, and its cold start.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAnswerer, type Answer } from '../../supabase/functions/ai-help-chat/answer.ts';
import { readArticles } from '../../supabase/functions/ai-help-chat/article-files.ts';
import { buildKnowledge } from '../../supabase/functions/ai-help-chat/build-knowledge.ts';
import { knownQuestions, wordings } from '../../supabase/functions/ai-help-chat/known-questions.ts';
import { createRetrieval } from '../../supabase/functions/ai-help-chat/retrieval.ts';
import { runDeno } from '../../supabase/local/run-deno.ts';
import {
  crossValidate,
  fitCurves,
  printCalibration,
  printResults,
  rankByFolds,
  type Question,
  type Result,
} from './help-score.ts';
import { median } from './table.ts';

const folder = 'supabase/functions/ai-help-chat';
const apikey = 'sb_publishable_bench';

const readJson = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

/** With `fit`, the curves of the confidence are fitted again and written. */
export async function benchHelp(options: readonly string[] = []) {
  const articles = readArticles();
  const ranked = rankByFolds(articles);
  if (options.includes('fit')) {
    const curves = fitCurves(ranked);
    writeFileSync(`${folder}/confidence.json`, `${JSON.stringify(curves, null, 2)}\n`);
  }
  const validated = crossValidate(ranked);
  printResults('known, each left out in turn', validated);
  printCalibration(validated);
  const retrieval = createRetrieval(buildKnowledge(articles, knownQuestions, wordings));
  const find = createAnswerer({ articles, retrieval, supportEmail: '', appUrl: '' });
  const ask = async (message: string) => {
    const start = performance.now();
    const { answer } = await find({
      message,
      takeModel: async () => undefined,
      onModelFailure() {},
    });
    return { outcome: outcomeOf(answer), milliseconds: performance.now() - start } as const;
  };
  const known = new Set(knownQuestions.map(({ question }) => question.toLowerCase()));
  for (const [name, questions] of measuredSets()) {
    // Leave out exact matches, which would measure nothing.
    const unseen = questions.filter(({ question }) => !known.has(question.toLowerCase()));
    console.log(
      `\n${questions.length - unseen.length} questions of "${name}" are known, and left out`,
    );
    const results: Result[] = [];
    for (const question of unseen) {
      const found = retrieval(question.question).passages.map(({ slug }) => slug);
      results.push({ ...question, found, ...(await ask(question.question)) });
    }
    printResults(name, results);
  }
  printColdStart();
}

/** All files of measured questions, which nothing is trained or adjusted on. */
function measuredSets(): [string, Question[]][] {
  const names = readdirSync(`${folder}/questions`).filter((name) => name.startsWith('measured'));
  return names.map((name) => {
    const questions = readJson<Question[]>(`${folder}/questions/${name}`);
    return [name, questions.map((one) => ({ ...one, articles: withParts(one.articles) }))];
  });
}

/** Articles that were divided after the first measured questions were labelled. */
const parts: Record<string, readonly string[]> = {
  'gedeelde-anekdote-bekijken': [
    'verhaal-laten-vertellen',
    'verhaal-laten-voorlezen',
    'kaart-bekijken',
    'delen-met-whatsapp',
    'nieuwe-herinneringen-zien',
    'reageren-en-hartjes',
    'foto-groot-bekijken',
  ],
  'link-met-een-wachtwoord': ['link-vraagt-om-wachtwoord'],
  exporteren: ['verhaal-opslaan', 'boekje-printen'],
  'telefoon-tablet-computer': ['grotere-letters-en-contrast'],
  'geluid-afspelen': ['geen-geluid-of-beeld'],
};
const withParts = (slugs: readonly string[]) =>
  slugs.flatMap((slug) => [slug, ...(parts[slug] ?? [])]);

const outcomeOf = ({ sources, choices }: Answer) =>
  sources ? 'sure' : choices ? 'choices' : 'declined';

/** A hosted function is stopped after about two seconds of processor time. */
function printColdStart() {
  const script = join(process.cwd(), 'supabase/local/deno-cold-start.ts');
  const options = ['--no-prompt', '--allow-net=127.0.0.1', '--allow-env'];
  const times = Array.from({ length: 5 }, () => {
    const env = {
      ...process.env,
      DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
      SUPABASE_PUBLISHABLE_KEY: apikey,
    };
    const { stdout } = runDeno(['run', ...options, script], { env }, folder);
    return Number(/processor time: ([\d.]+)/.exec(String(stdout))?.[1]);
  });
  console.log(
    `cold start, median of ${times.length}: ${median(times).toFixed(0)} ms of processor time`,
  );
}
