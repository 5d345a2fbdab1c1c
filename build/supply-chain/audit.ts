// Asks the registry for known vulnerabilities and the signatures of the installed packages. What gets no
// answer (no network, a proxy, a time-out) is skipped: it neither passes nor fails. With the name of a file
// it writes there how many of the two did what.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countVerdicts, judgeAudit, judgeSignatures, type Verdict } from './audit-verdict.ts';

const limitMs = 45_000;

function ask(args: string[], judge: (output: string) => Verdict): Verdict {
  const { stdout } = spawnSync('npm', [...args, '--json', '--fetch-retries=0'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
    timeout: limitMs,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { outcome, reason } = judge(stdout ?? '');
  const name = `npm ${args.join(' ')}`;
  console.warn(`${name}: ${outcome}, ${reason}`);
  return { outcome, reason: `${name}, ${reason}` };
}

const counts = countVerdicts([
  ask(['audit', '--omit=dev'], judgeAudit),
  ask(['audit', 'signatures'], judgeSignatures),
]);
const report = process.argv[2];
if (report) writeFileSync(report, JSON.stringify(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
