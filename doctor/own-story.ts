// The story that the doctor makes with `--write`, and removes in any case.
import { randomUUID } from 'node:crypto';
import { findingsOf, type Finding } from './finding.ts';
import { json, NoAnswerError, rowsOf, type Answer, type Project } from './project.ts';

/** The title by which the next run recognises a story that a killed doctor left behind. */
export const ownTitle = 'Made by the doctor, may be removed';

export interface OwnStory {
  id: string;
  slug: string;
  /** As it is stored in `media_url`; undefined where the project took no file. */
  filePath: string | undefined;
  /** Why it took none. */
  fileRefusal: string;
}

const bucket = 'timeline-media';
/** A picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const { ok, failed } = findingsOf('own story', 'left-over-from-the-doctor');

/** Runs `task` with a public story, and removes it also when `task` fails. */
export async function withOwnStory(
  project: Project,
  task: (own: OwnStory) => Promise<Finding[]>,
): Promise<Finding[]> {
  const leftOvers = await findLeftOvers(project);
  if (leftOvers === undefined || leftOvers > 0) {
    return [
      failed(
        leftOvers === undefined
          ? 'The secret key cannot read the stories, so that none was made.'
          : `Stories of an earlier doctor are left: ${leftOvers}. None was made beside them.`,
      ),
    ];
  }
  const own: OwnStory = {
    id: randomUUID(),
    slug: `doctor-${randomUUID()}`,
    filePath: undefined,
    fileRefusal: '',
  };
  const findings: Finding[] = [];
  try {
    const made = await create(project, own);
    if (made.isOk) {
      await addFile(project, own);
      findings.push(...(await task(own)));
    } else {
      findings.push(failed(`The project refused a new story with status ${made.status}.`));
    }
  } catch (error) {
    findings.push(failed(`The check has ended: ${(error as Error).message}.`));
  }
  findings.push(await remove(project, own));
  return findings;
}

async function findLeftOvers(project: Project): Promise<number | undefined> {
  const path = `/rest/v1/timelines?select=id&title=eq.${encodeURIComponent(ownTitle)}`;
  return rowsOf(await project.askAsServer(path))?.length;
}

const create = (project: Project, { id, slug }: OwnStory): Promise<Answer> =>
  project.askAsServer('/rest/v1/timelines', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ id, title: ownTitle, public_slug: slug, is_public: true }),
  });

async function addFile(project: Project, own: OwnStory) {
  const path = `${bucket}/${own.id}/doctor.png`;
  const sent = await project.askAsServer(`/storage/v1/object/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(picture),
  });
  if (!sent.isOk) {
    own.fileRefusal = `The project refused a new file with status ${sent.status}.`;
    return;
  }
  own.filePath = path;
  const body = {
    timeline_id: own.id,
    item_type: 'photo',
    item_date: '2000-01-01',
    media_url: path,
  };
  await project.askAsServer('/rest/v1/timeline_items', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
}

/** Un-publishes it first, since the change counter of a public story outlives it for an hour. */
async function remove(project: Project, { id, filePath }: OwnStory): Promise<Finding> {
  const story = `/rest/v1/timelines?id=eq.${id}`;
  const isCleanUp = true;
  const body = JSON.stringify({ is_public: false });
  const steps = [
    () => project.askAsServer(story, { method: 'PATCH', headers: json, body, isCleanUp }),
    ...(filePath
      ? [
          () =>
            project.askAsServer(`/storage/v1/object/${filePath}`, { method: 'DELETE', isCleanUp }),
        ]
      : []),
    () => project.askAsServer(story, { method: 'DELETE', isCleanUp }),
    () => project.askAsServer(`${story}&select=id`, { isCleanUp }),
  ];
  let left: Answer | undefined;
  for (const step of steps) {
    left = await step().catch((error: unknown) => {
      // The other steps are tried also when one gets no answer.
      if (!(error instanceof NoAnswerError)) throw error;
      return undefined;
    });
  }
  return left && rowsOf(left)?.length === 0
    ? ok('The story of the doctor was made and removed.')
    : failed(`The story of the doctor could not be removed. Its id is ${id}.`);
}
