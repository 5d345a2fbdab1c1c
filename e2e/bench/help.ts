// Measures the retrieval quality of the help assistant, and the response time on the running site.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Answer } from '../../supabase/functions/ai-help-chat/answer.ts';
import { readArticles } from '../../supabase/functions/ai-help-chat/article-files.ts';
import { buildKnowledge } from '../../supabase/functions/ai-help-chat/build-knowledge.ts';
import { knownQuestions, wordings } from '../../supabase/functions/ai-help-chat/known-questions.ts';
import { createRetrieval } from '../../supabase/functions/ai-help-chat/retrieval.ts';
import { denoOptions, findDeno } from '../../supabase/local/deno-binary.ts';
import { settingNames } from '../../supabase/local/functions-process.ts';
import { createMiddleware, openServices } from '../../supabase/local/services.ts';
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
  const site = await startSite();
  const retrieval = createRetrieval(buildKnowledge(articles, knownQuestions, wordings));
  const known = new Set(knownQuestions.map(({ question }) => question.toLowerCase()));
  try {
    for (const [name, questions] of measuredSets()) {
      // Leave out exact matches, which would measure nothing.
      const unseen = questions.filter(({ question }) => !known.has(question.toLowerCase()));
      console.log(
        `\n${questions.length - unseen.length} questions of "${name}" are known, and left out`,
      );
      const results: Result[] = [];
      for (const question of unseen) {
        const found = retrieval(question.question).passages.map(({ slug }) => slug);
        results.push({ ...question, found, ...(await site.ask(question.question)) });
      }
      printResults(name, results);
    }
    printColdStart();
  } finally {
    await site.close();
  }
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
  const options = ['--no-prompt', '--allow-net=127.0.0.1', `--allow-env=${settingNames.join(',')}`];
  const times = Array.from({ length: 5 }, () => {
    const { stdout } = spawnSync(findDeno()!, ['run', ...denoOptions(folder), ...options, script], {
      encoding: 'utf8',
      env: {
        ...process.env,
        DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0',
        SUPABASE_PUBLISHABLE_KEY: apikey,
      },
    });
    return Number(/processor time: ([\d.]+)/.exec(stdout)?.[1]);
  });
  console.log(
    `cold start, median of ${times.length}: ${median(times).toFixed(0)} ms of processor time`,
  );
}

/** The embedded backend with the function under Deno. */
async function startSite() {
  const services = await openServices({
    migrationsDir: 'supabase/migrations',
    functions: {
      folder: join(process.cwd(), 'supabase/functions'),
      publishableKeys: [apikey],
      log: console.warn,
    },
  });
  const middleware = createMiddleware(Promise.resolve(services));
  const server = createServer((incoming, outgoing) => {
    void middleware(incoming, outgoing, () => outgoing.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { queue, pglite } = services.backend;
  if (!(await services.functions?.ready())) throw new Error('the help assistant did not start');
  return {
    async ask(message: string) {
      // Avoids the rate limit of ten messages a minute.
      await queue.run(() => pglite.exec('delete from private.help_chat_messages'));
      const start = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}/functions/v1/ai-help-chat`, {
        method: 'POST',
        headers: { apikey, 'content-type': 'application/json' },
        body: JSON.stringify({ message }),
      });
      const answer = (await response.json()) as Answer;
      const milliseconds = performance.now() - start;
      if (!response.ok) throw new Error(`An answer came with status ${response.status}`);
      return { outcome: outcomeOf(answer), milliseconds } as const;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await services.close();
    },
  };
}
