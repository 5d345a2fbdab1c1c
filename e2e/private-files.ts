// Puts files into the private bucket of the embedded backend.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Story } from './stories.ts';

const folder = fileURLToPath(new URL('../.data/storage/timeline-media', import.meta.url));

/** Returns the path for the row of the item. */
export async function putPrivateFile(story: Story, name: string, content: Buffer): Promise<string> {
  mkdirSync(join(folder, story.id), { recursive: true });
  writeFileSync(join(folder, story.id, name), content);
  await story.sql(
    `insert into storage.objects (bucket_id, name) values ('timeline-media', '${story.id}/${name}')`,
  );
  return `timeline-media/${story.id}/${name}`;
}

export const removePrivateFiles = ({ id }: Story) =>
  rmSync(join(folder, id), { recursive: true, force: true });
