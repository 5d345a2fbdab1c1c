import type { QueryFunctionContext } from '@tanstack/react-query';
import type { ItemMetadata, TimelineItem } from '../rows';
import { fileUrlsOf } from './file-urls';
import { unsignedUrl } from './media-path';
import { readSignatures, type Signatures } from './signatures';

/** Signed URLs of the files of a story. */
export interface SignedFiles {
  /** By the URL without a signature. */
  urls: ReadonlyMap<string, string>;
  /** Milliseconds since 1970, by the clock of the browser. */
  renewAt: number;
  expiresAt: number;
  /** The row with signed URLs. A file without one keeps a URL that the storage service refuses. */
  withUrls: (row: TimelineItem) => TimelineItem;
}

export function createFiles(
  urls: ReadonlyMap<string, string>,
  { renewAt, expiresAt }: Pick<SignedFiles, 'renewAt' | 'expiresAt'>,
): SignedFiles {
  const signed = <Value>(value: Value) => (urls.get(value as string) as Value | undefined) ?? value;
  const withUrls = (row: TimelineItem): TimelineItem => {
    if (fileUrlsOf(row).length === 0) return row;
    const fields = Object.entries(row.metadata).map(([name, value]) => [name, signed(value)]);
    const metadata = Object.fromEntries(fields) as ItemMetadata;
    return { ...row, media_url: signed(row.media_url), metadata };
  };
  return { urls, renewAt, expiresAt, withUrls };
}

/** From the answer of `sign-files` in the document. */
export function signedFilesOf(answer: Signatures, askedAt: number): SignedFiles {
  const { urls, ...times } = readSignatures([answer], askedAt);
  return createFiles(urls, times);
}

type FilesQuery = Pick<QueryFunctionContext, 'client' | 'queryKey'>;

/** The query of the story that is open, for elements and exports. */
let open: FilesQuery | undefined;

export const openFiles = (query: FilesQuery) => void (open = query);

const fileUrl = /\/storage\/v1\/object\/(sign\/)?(timeline-media\/[^?#]+)/;

/** What the row says of a file: the path of a private one, without the signature that opens it. */
export const storedAddress = (url: string) => fileUrl.exec(url)?.[2] ?? url;

/** A signed URL without its signature; undefined for another URL. */
export function unsignedOf(url: string): string | undefined {
  const [, isSigned, path] = fileUrl.exec(url) ?? [];
  return isSigned && path && unsignedUrl(path);
}

/** The signed URL of a file while it is valid, else undefined. */
export function validUrlOf(unsigned: string): string | undefined {
  const files = open?.client.getQueryData<SignedFiles>(open.queryKey);
  return files && files.expiresAt > Date.now() ? files.urls.get(unsigned) : undefined;
}

/** The same, and when it has expired a new one. Many at once wait for one call. */
export async function renewedUrlOf(unsigned: string): Promise<string | undefined> {
  if (!validUrlOf(unsigned))
    await open?.client.refetchQueries({ queryKey: open.queryKey }, { cancelRefetch: false });
  return validUrlOf(unsigned);
}

/** The file counts as broken until it is signed again. */
export function forgetUrl(unsigned: string): void {
  open?.client.setQueryData<SignedFiles>(open.queryKey, (files) => {
    const urls = new Map(files?.urls);
    urls.delete(unsigned);
    return files && createFiles(urls, files);
  });
}

/** The URL with a signature that is valid now; any other URL is returned unchanged. */
export async function freshUrl(url: string): Promise<string> {
  const unsigned = unsignedOf(url);
  // Without a new signature the file itself fails, with its own message.
  return (unsigned && (await renewedUrlOf(unsigned))) ?? url;
}
