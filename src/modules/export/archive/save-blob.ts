/** Long enough for the slowest browser to begin. */
const keptMs = 60_000;

/** Puts a file among the downloads of the reader. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
