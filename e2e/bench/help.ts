// Measures the retrieval quality of the help assistant, and the response time on the running site.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readArticles } from '../../supabase/functions/ai-help-chat/article-files.ts';
import { buildKnowledge } from '../../supabase/functions/ai-help-chat/build-knowledge.ts';
import { isAnswerable } from '../../supabase/functions/ai-help-chat/answer.ts';
import { knownQuestions } from '../../supabase/functions/ai-help-chat/known-questions.ts';
import { createRetrieval } from '../../supabase/functions/ai-help-chat/retrieval.ts';
import type { Passage } from '../../supabase/functions/ai-help-chat/gather-knowledge.ts';
import { denoOptions, findDeno } from '../../supabase/local/deno-binary.ts';
import { settingNames } from '../../supabase/local/functions-process.ts';
import { createMiddleware, openServices } from '../../supabase/local/services.ts';
import { median, printTable } from './table.ts';

interface Question {
  question: string;
  /** The articles with the answer; empty when the assistant must abstain. */
  articles: string[];
  kind: string;
}

interface Result extends Question {
  /** The ranking of retrieval, at any confidence. */
  found: string[];
  /** The article that the visitor gets; none when the assistant abstains. */
  answered: string | undefined;
  milliseconds: number;
}

const folder = 'supabase/functions/ai-help-chat';
const folds = 5;
const apikey = 'sb_publishable_bench';

const readJson = <T>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as T;

export async function benchHelp() {
  const articles = readArticles();
  print('known, each left out in turn', await crossValidate(articles));
  const site = await startSite();
  const retrieval = createRetrieval(await buildKnowledge(articles, knownQuestions));
  try {
    const known = new Set(knownQuestions.map(({ question }) => question.toLowerCase()));
    const measured = readJson<Question[]>(`${folder}/questions/measured.json`);
    // Leave out exact matches, which would measure nothing.
    const unseen = measured.filter(({ question }) => !known.has(question.toLowerCase()));
    console.log(`${measured.length - unseen.length} measured questions are known, and left out`);
    const results: Result[] = [];
    for (const question of unseen) {
      const { passages } = retrieval(question.question);
      const found = passages.slice(0, 3).map(({ slug }) => slug);
      results.push({ ...question, found, ...(await site.ask(question.question)) });
    }
    print('measured', results);
    printColdStart();
  } finally {
    await site.close();
  }
}

/** Cross-validation in five folds: each question is asked of a retrieval trained without its fold. */
async function crossValidate(articles: readonly Passage[]): Promise<Result[]> {
  const results: Result[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const isAsked = (_: unknown, at: number) => at % folds === fold;
    const rest = knownQuestions.filter((_, at) => at % folds !== fold);
    const retrieval = createRetrieval(await buildKnowledge(articles, rest));
    for (const { question, articles: right, kind = 'example' } of knownQuestions.filter(isAsked)) {
      const start = performance.now();
      const finding = retrieval(question);
      const milliseconds = performance.now() - start;
      const found = finding.passages.slice(0, 3).map(({ slug }) => slug);
      const answered = isAnswerable(finding) ? found[0] : undefined;
      results.push({ question, articles: [...right], kind, found, answered, milliseconds });
    }
  }
  return results;
}

function print(name: string, results: readonly Result[]) {
  const about = results.filter(({ articles }) => articles.length > 0);
  const offTopic = results.filter(({ articles }) => articles.length === 0);
  const times = results.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
  console.log(`\nHelp assistant: ${results.length} questions, set "${name}"`);
  printTable([
    ['kind', 'questions', 'recall at 1', 'recall at 3', 'right answer', 'says it does not know'],
    ...groupsOf(about).map(([kind, group]) => rowOf(kind, group)),
    rowOf('all with an answer', about),
    ...groupsOf(offTopic).map(([kind, group]) => rowOf(kind, group)),
    rowOf('all without an answer', offTopic),
    ['answer, median', `${median(times).toFixed(1)} ms`],
    ['answer, 95th percentile', `${p95.toFixed(1)} ms`],
  ]);
}

function rowOf(name: string, group: readonly Result[]): string[] {
  const share = (isSo: (result: Result) => boolean) =>
    `${((100 * group.filter(isSo).length) / group.length).toFixed(1)}%`;
  const isRight = ({ articles }: Result, slug: string) => articles.includes(slug);
  const recallAt = (count: number) =>
    share((result) => result.found.slice(0, count).some((slug) => isRight(result, slug)));
  const silent = share(({ answered }) => answered === undefined);
  if (group.every(({ articles }) => articles.length === 0)) {
    return [name, String(group.length), '', '', '', silent];
  }
  const right = share((result) => !!result.answered && isRight(result, result.answered));
  return [name, String(group.length), recallAt(1), recallAt(3), right, silent];
}

function groupsOf(results: readonly Result[]): [string, Result[]][] {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return kinds.map((kind) => [kind, results.filter((result) => result.kind === kind)]);
}

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
      const { sources } = (await response.json()) as { sources?: { path: string }[] };
      const milliseconds = performance.now() - start;
      if (!response.ok) throw new Error(`An answer came with status ${response.status}`);
      return { answered: sources?.[0]?.path.replace('/help/', ''), milliseconds };
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await services.close();
    },
  };
}
