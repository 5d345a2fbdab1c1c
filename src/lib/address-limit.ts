/** Safari throws when a page writes its address a hundred times in 30 seconds. */
const span = 30_000;
/** Room is left for whoever else goes somewhere. */
const most = 60;

let written: number[] = [];

/** Milliseconds to wait before the address may be written; 0 counts as one more time. */
export function waitToWriteAddress(now = performance.now()): number {
  written = written.filter((time) => now - time < span);
  const [first] = written;
  if (first !== undefined && written.length >= most) return first + span - now;
  written.push(now);
  return 0;
}
