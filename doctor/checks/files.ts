// Whether files of a story are private, and their addresses end.
import { needsSlug, type Check, type Context } from '../context.ts';
import { findingsOf, type Finding } from '../finding.ts';
import { json, linkOf, rowsOf, type Project } from '../project.ts';
import { findStory, itemsPath } from './story.ts';

const bucket = 'timeline-media';
const longestLifeSeconds = 3600;
const list = findingsOf('list of files', 'private-media-bucket');
const publicAddress = findingsOf('public address', 'private-media-bucket');
const signedAddress = findingsOf('signed address', 'private-media-bucket');

export const checkFiles: Check = async (context) => {
  const listed = await checkList(context.project);
  const found = await findFile(context);
  if (typeof found === 'string') {
    return [listed, publicAddress.notTried(found), signedAddress.notTried(found)];
  }
  return [
    listed,
    await checkPublicAddress(context.project, found.path),
    await checkSignedAddress(context.project, found),
  ];
};

interface StoryFile {
  slug: string;
  path: string;
}

/** A file of a story, or why there is none. */
async function findFile({ project, slug, own }: Context): Promise<StoryFile | string> {
  if (own?.filePath) return { slug: own.slug, path: own.filePath };
  if (slug === undefined) return own?.fileRefusal || `${needsSlug.slice(0, -1)} or --write.`;
  const story = await findStory(project, slug);
  if (!story) return 'The link opens no story.';
  const path = `${itemsPath(story.id)}&media_url=like.${bucket}/*`;
  const [item] = rowsOf(await project.ask(path, { headers: linkOf(slug) })) ?? [];
  return item ? { slug, path: String(item.media_url) } : 'No item of the story has a private file.';
}

async function checkList(project: Project): Promise<Finding> {
  const body = JSON.stringify({ prefix: '', limit: 10 });
  const path = `/storage/v1/object/list/${bucket}`;
  const answer = await project.ask(path, { method: 'POST', headers: json, body });
  return (rowsOf(answer)?.length ?? 0) > 0
    ? list.failed('A visitor can list the files of the bucket.')
    : list.ok('A visitor can list no file of the bucket.');
}

async function checkPublicAddress(project: Project, path: string): Promise<Finding> {
  const ways = ['public/', 'authenticated/', ''];
  const answers = await Promise.all(
    ways.map((way) => project.ask(`/storage/v1/object/${way}${path}`, { method: 'HEAD' })),
  );
  return answers.some(({ isOk }) => isOk)
    ? publicAddress.failed('A file is served without a signature: the bucket is public.')
    : publicAddress.ok('No file is served without a signature.');
}

async function checkSignedAddress(project: Project, { slug, path }: StoryFile): Promise<Finding> {
  const sign = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ paths: [path] });
    const call = { method: 'POST', headers: { ...json, ...headers }, body };
    const { json: answer } = await project.ask('/functions/v1/sign-files', call);
    return (answer as { urls?: Record<string, string> } | undefined)?.urls?.[path];
  };
  const address = await sign(linkOf(slug));
  if (address === undefined) {
    return signedAddress.failed('The function signs no address for a reader with the link.');
  }
  const faults = await Promise.all([
    sign({}).then((signed) => signed && 'Without a link the file is signed as well.'),
    sign(linkOf('onbekend')).then((signed) => signed && 'With another link the file is signed.'),
    signsForVisitor(project, slug, path).then(
      (isSigned) => isSigned && 'A visitor can let the storage service sign an address for a year.',
    ),
    project
      .fetch(`${project.url}/storage/v1${address}`, { headers: { range: 'bytes=0-0' } })
      .then(({ isOk, status }) => !isOk && `The signed address answers ${status}.`),
    lifeOf(address) > longestLifeSeconds + 60 && 'A signed address lives longer than an hour.',
  ]);
  const named = faults.filter((fault) => typeof fault === 'string' && fault !== '') as string[];
  return named.length > 0
    ? signedAddress.failed('The signing of files is not as it should be.', named)
    : signedAddress.ok('A reader gets addresses that end within an hour; others get none.');
}

async function signsForVisitor(project: Project, slug: string, path: string): Promise<boolean> {
  const body = JSON.stringify({
    expiresIn: 365 * 24 * 3600,
    paths: [path.slice(bucket.length + 1)],
  });
  const call = { method: 'POST', headers: { ...json, ...linkOf(slug) }, body };
  const answer = await project.ask(`/storage/v1/object/sign/${bucket}`, call);
  return (rowsOf(answer) ?? []).some(({ signedURL }) => typeof signedURL === 'string');
}

/** Seconds until the address ends, as its token says; for ever without one that can be read. */
function lifeOf(address: string): number {
  try {
    const token = new URL(address, 'http://localhost').searchParams.get('token') ?? '';
    const claims: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    const { exp } = claims as { exp?: number };
    return typeof exp === 'number' ? exp - Date.now() / 1000 : Infinity;
  } catch {
    return Infinity;
  }
}
