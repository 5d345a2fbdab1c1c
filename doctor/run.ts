// `npm run doctor`: exit code 0 when nothing failed, 1 when something did, 2 for a wrong command line.
import { readArguments, usage, UsageError, type Arguments } from './arguments.ts';
import { examine } from './doctor.ts';
import { hasFailed } from './finding.ts';
import { openProject } from './project.ts';
import { formatJson, formatText, redact } from './report.ts';

const stopped = 130;

async function run(given: Arguments): Promise<number> {
  const { secretKey, slug, site, isWriting, isJson } = given;
  const stop = new AbortController();
  // The story of the doctor is removed before the process ends.
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const project = openProject({ ...given, signal: stop.signal });
  const findings = await examine({ project, slug, site, isWriting });
  const report = { project: project.url, site, isWriting, findings };
  const text = isJson ? formatJson(report) : formatText(report);
  process.stdout.write(redact(text, [secretKey, slug]));
  if (stop.signal.aborted) return stopped;
  return hasFailed(findings) ? 1 : 0;
}

try {
  process.exitCode = await run(readArguments(process.argv.slice(2), process.env));
} catch (error) {
  const isUsage = error instanceof UsageError;
  const { message } = error as Error;
  const text = isUsage ? `${message}\n\n${usage}` : `The doctor has ended with a fault: ${message}`;
  process.stderr.write(`${redact(text, [process.env.SUPABASE_SECRET_KEY])}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
