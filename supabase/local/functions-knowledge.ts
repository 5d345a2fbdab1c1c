// Keeps `knowledge.json` of the help assistant up to date: it is built, not committed.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { denoOptions } from './deno-binary.ts';

export const knowledgeFile = 'knowledge.json';

/** Builds it with the code of the function, unless it is newer than all its sources. */
export function updateKnowledge(deno: string, folder: string): void {
  if (isUpToDate(folder)) return;
  const { status, stderr } = spawnSync(
    deno,
    [
      'run',
      ...denoOptions(folder),
      '--no-prompt',
      `--allow-read=${folder}`,
      `--allow-write=${folder}`,
      'write-knowledge.ts',
    ],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  );
  if (status !== 0) throw new Error(`${knowledgeFile} could not be built\n${stderr}`);
}

function isUpToDate(folder: string): boolean {
  const built = changedAt(join(folder, knowledgeFile));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith(knowledgeFile))
    .every((name) => changedAt(join(folder, name)) < built);
}

/** Zero for a missing file. */
const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
