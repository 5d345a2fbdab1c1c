// The signed addresses that this instance has handed out. All readers of a file get the same one for half of its
// life, so that browsers and a CDN have the file already. Looked up only for files that the caller may read.

interface Kept {
  url: string;
  /** In milliseconds since 1970, as all times here. */
  handedOutUntil: number;
  expiresAt: number;
}

/** As many addresses as a few dozen large stories have, about 10 MB. */
const maxKept = 20_000;

export class KeptAddresses {
  /** By path, the oldest first. */
  readonly #kept = new Map<string, Kept>();

  /** The address of a file that may live until `latestEnd`; undefined when it needs a new one. */
  find(path: string, now: number, latestEnd: number): Kept | undefined {
    const kept = this.#kept.get(path);
    return kept && now < kept.handedOutUntil && kept.expiresAt <= latestEnd ? kept : undefined;
  }

  keep(path: string, url: string, now: number, expiresAt: number): void {
    this.#kept.delete(path);
    this.#kept.set(path, { url, handedOutUntil: now + (expiresAt - now) / 2, expiresAt });
    if (this.#kept.size > maxKept) this.#kept.delete(this.#kept.keys().next().value!);
  }
}
