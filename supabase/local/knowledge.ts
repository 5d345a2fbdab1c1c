// Keeps `knowledge.json` of the help assistant up to date: it is built, not committed.
import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const knowledgeFile = 'knowledge.json';

/** Builds it in another process, which takes seconds, unless it is newer than all its sources. */
export async function updateKnowledge(folder: string): Promise<void> {
  if (isUpToDate(folder)) return;
  const args = ['--import', 'tsx', 'write-knowledge.ts'];
  await promisify(execFile)(process.execPath, args, { cwd: folder });
}

function isUpToDate(folder: string): boolean {
  const built = changedAt(join(folder, knowledgeFile));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith(knowledgeFile))
    .every((name) => changedAt(join(folder, name)) < built);
}

/** Zero for a missing file. */
const changedAt = (path: string) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
