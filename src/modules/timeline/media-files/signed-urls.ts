import type { QueryFunctionContext } from '@tanstack/react-query';
import { pathOf } from './media-path';

/** Signed URLs of the files of a story, by path. */
export interface SignedFiles {
  urls: ReadonlyMap<string, string>;
  /** Milliseconds since 1970, by the clock of the browser. */
  renewAt: number;
  expiresAt: number;
}

type FilesQuery = Pick<QueryFunctionContext, 'client' | 'queryKey'>;

/** The query of the story that is open, for elements and exports. */
let open: FilesQuery | undefined;

export const openFiles = (query: FilesQuery) => void (open = query);

/** A URL that is still valid, or undefined. */
export function validUrlOf(path: string): string | undefined {
  const files = open?.client.getQueryData<SignedFiles>(open.queryKey);
  return files && files.expiresAt > Date.now() ? files.urls.get(path) : undefined;
}

/** The same, and when it has expired a new one. Many at once wait for one call. */
export async function renewedUrlOf(path: string): Promise<string | undefined> {
  if (!validUrlOf(path))
    await open?.client.refetchQueries({ queryKey: open.queryKey }, { cancelRefetch: false });
  return validUrlOf(path);
}

/** The file counts as broken until it is signed again. */
export function forgetUrl(path: string): void {
  open?.client.setQueryData<SignedFiles>(open.queryKey, (files) => {
    const urls = new Map(files?.urls);
    urls.delete(path);
    return files && { ...files, urls };
  });
}

/** The URL with a signature that is valid now; any other URL is returned unchanged. */
export async function freshUrl(url: string): Promise<string> {
  const path = pathOf(url);
  // Without a new signature the file itself fails, with its own message.
  return (path && (await renewedUrlOf(path))) ?? url;
}
