// What a check found, in a sentence, with the heading of docs/operations.md that mends it.

/** Headings of docs/operations.md as links; a test looks for each of them. */
export const headings = [
  'from-nothing-to-a-hosted-site',
  'a-database-that-differs',
  'rows-for-a-stranger',
  'a-silent-live-channel',
  'left-over-from-the-doctor',
  'updating',
  'un-publishing',
  'addresses-of-visitors',
  'of-the-functions',
  'share-page',
  'caches-and-cost',
  'private-media-bucket',
  'headers',
  'links',
] as const;

export type Heading = (typeof headings)[number];

export type Outcome = 'ok' | 'failed' | 'not tried';

export interface Finding {
  check: string;
  outcome: Outcome;
  /** A sentence: what was found, or why nothing was tried. */
  found: string;
  /** Each difference or leak by itself. */
  details: string[];
  mend: Heading;
}

/** The findings of one check, which share its name and its heading. */
export function findingsOf(check: string, mend: Heading) {
  const finding =
    (outcome: Outcome) =>
    (found: string, details: string[] = []): Finding => ({ check, outcome, found, details, mend });
  return { ok: finding('ok'), failed: finding('failed'), notTried: finding('not tried') };
}

export const hasFailed = (findings: Finding[]) =>
  findings.some(({ outcome }) => outcome === 'failed');
