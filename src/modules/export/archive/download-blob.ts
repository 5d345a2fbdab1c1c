import { askBrowser } from '@/lib/browser/ask-browser';

/** The URL must stay valid until a slow browser has started the download. */
const revokeAfterMs = 60_000;

/** A file that the browser was asked to save. Whether it did, no browser tells. */
export interface Download {
  blob: Blob;
  name: string;
}

/** @throws RequestError when the browser refuses */
export const downloadBlob = (blob: Blob, name: string): Promise<Download> =>
  askBrowser(() => {
    const url = URL.createObjectURL(blob);
    setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    return { blob, name };
  });
