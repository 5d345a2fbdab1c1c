// Orca with Firefox says an alert that is inserted, and nothing when a text comes into one that stood there
// empty, or replaces its text: the element itself has to come and go.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The tag of an alert up to its end, and the expression that is all it holds. */
const changingAlert =
  /<\w+(?<tag>(?:[^<>]|=>)*\brole="alert"(?:[^<>]|=>)*)>\s*\{(?<text>[^{}]*)\}\s*<\//g;
/** A role that comes and goes. */
const changingRole = /role=\{[^}]*['"]alert['"][^}]*\}/g;

function emptyAlerts(code: string): string[] {
  const changing = [...code.matchAll(changingAlert)].filter(
    ({ groups }) =>
      !groups!.tag!.includes('key=') && !/^copy(\.\w+)+(\(.*\))?$/.test(groups!.text!),
  );
  return [...changing, ...code.matchAll(changingRole)].map(([found]) => found);
}

it.each([
  ['<p role="alert">{hasFailed && copy.failed}</p>', 1],
  ['<p id={id} role="alert" className="a">\n  {message}\n</p>', 1],
  ["<p role={over > 0 ? 'alert' : undefined}>{text}</p>", 1],
  ['{hasFailed && <p role="alert">{copy.failed}</p>}', 0],
  ['{hasFailed && <p role="alert">{copy.voice.failed}</p>}', 0],
  ['{over > 0 && <p role="alert">{copy.tooLong(over)}</p>}', 0],
  ['<span key={message} role="alert">{message}</span>', 0],
  ['<p role="status">{message}</p>', 0],
])('%s', (code, found) => expect(emptyAlerts(code)).toHaveLength(found));

it('no component has one', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .flatMap((name) => emptyAlerts(readFileSync(`src/${name}`, 'utf8')).map((tag) => [name, tag]));
  expect(found).toEqual([]);
});
