/** The URL must stay valid until a slow browser has started the download. */
const revokeAfterMs = 60_000;

/** A file that the browser was asked to save. Whether it did, no browser tells. */
export interface Download {
  blob: Blob;
  name: string;
}

export function downloadBlob(blob: Blob, name: string): Download {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
  return { blob, name };
}
