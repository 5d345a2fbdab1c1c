type Opener = (id: string) => void;

const openers = new Set<Opener>();

/** Tells who opens moments that one is asked for: the address that names it follows. */
export function openMoment(id: string): void {
  for (const open of openers) open(id);
}

/** Hears of every moment that is asked for, until what it gives back is called. */
export function onOpenMoment(open: Opener): () => void {
  openers.add(open);
  return () => void openers.delete(open);
}
