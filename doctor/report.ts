// The findings as text and as JSON, without the keys and the slug that the operator typed.
import { hasFailed, type Finding, type Outcome } from './finding.ts';

export interface Report {
  project: string;
  site: string | undefined;
  isWriting: boolean;
  findings: Finding[];
}

const document = 'docs/operations.md';
const order: Outcome[] = ['ok', 'failed', 'not tried'];
const indent = ' '.repeat(11);

export function formatText({ project, site, isWriting, findings }: Report): string {
  const subject = site === undefined ? project : `${project} and ${site}`;
  const way = isWriting ? 'with a story of its own' : 'reads only';
  const counts = Object.entries(countsOf(findings)).map(
    ([outcome, count]) => `${count} ${outcome}`,
  );
  const lines = findings.flatMap(linesOf).join('\n');
  return `Doctor of ${subject} (${way})\n\n${lines}\n\n${counts.join(', ')}.\n`;
}

function linesOf({ check, outcome, found, details, mend }: Finding): string[] {
  return [
    `${outcome.padEnd(indent.length)}${check}: ${found}`,
    ...details.map((detail) => `${indent}- ${detail}`),
    ...(outcome === 'failed' ? [`${indent}see ${document}#${mend}`] : []),
  ];
}

export const formatJson = ({ findings, ...subject }: Report): string =>
  `${JSON.stringify(
    {
      ...subject,
      hasFailed: hasFailed(findings),
      counts: countsOf(findings),
      findings: findings.map(({ mend, ...finding }) => ({
        ...finding,
        mend: `${document}#${mend}`,
      })),
    },
    null,
    2,
  )}\n`;

const countsOf = (findings: Finding[]) =>
  Object.fromEntries(
    order.map((one) => [one, findings.filter(({ outcome }) => outcome === one).length]),
  );

/** Last of all: an answer of a server could repeat what it was sent. */
export function redact(text: string, secrets: (string | undefined)[]): string {
  return secrets
    .filter((secret) => secret !== undefined)
    .flatMap((secret) => [secret, encodeURIComponent(secret)])
    .filter((secret) => secret.length >= shortestSecret)
    .reduce((safe, secret) => safe.replaceAll(secret, '<redacted>'), text);
}

/** A shorter slug can be a part of any word. */
const shortestSecret = 4;
