// Reads from MDN's compatibility data which functions, events and syntax are newer than the floor.
import data, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { floor } from '../floor.ts';

export type Browser = keyof typeof floor;

/** 16.4 is older than 16.10. */
const isSince = (since: string, version: string) =>
  since.replace('≤', '').localeCompare(version, 'en', { numeric: true }) <= 0;

const isIn = (version: string) => (statement: SimpleSupportStatement) =>
  typeof statement.version_added === 'string' &&
  statement.version_added !== 'preview' &&
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name &&
  isSince(statement.version_added, version) &&
  !(statement.version_removed && isSince(statement.version_removed, version));

/** The browsers of the floor that lack a feature. */
export function lackedBy({ support }: CompatStatement): Browser[] {
  return (Object.keys(floor) as Browser[]).filter((browser) => {
    const statements = support[browser];
    return statements && ![statements].flat().some(isIn(floor[browser]));
  });
}

/** The feature at a path: `featureAt('css', 'properties', 'color')`. */
export function featureAt(...path: string[]): Identifier | undefined {
  let at = data as unknown as Identifier | undefined;
  for (const name of path) at = at && Object.hasOwn(at, name) ? at[name] : undefined;
  return at;
}

/** The browsers that lack the feature at a path; undefined for a feature that the data do not have. */
export function lackedAt(...path: string[]): Browser[] | undefined {
  const statement = featureAt(...path)?.__compat;
  return statement && lackedBy(statement);
}

export const namesAt = (...path: string[]) =>
  Object.keys(featureAt(...path) ?? {}).filter((name) => name !== '__compat');

export interface NewerFunctions {
  /** Owner (`URL`, `Array`, `Intl.NumberFormat`) to names; those of the constructor end in `_static`. */
  members: Record<string, string[]>;
  /** Constructors and objects of the global scope. */
  globals: string[];
  /** Events that no browser of one of the three engines has, on any target. */
  events: string[];
}

const engines: Browser[][] = [
  ['chrome', 'chrome_android'],
  ['firefox', 'firefox_android'],
  ['safari', 'safari_ios'],
];

/** Some functions are for one kind of device only: the wheel, touch. */
export const isMissingInAnEngine = (lacking: readonly Browser[]) =>
  engines.some((browsers) => browsers.every((browser) => lacking.includes(browser)));

/** Everything of the browser and of JavaScript that one of the browsers of the floor lacks. */
export function newerFunctions(): NewerFunctions {
  const members: Record<string, string[]> = {};
  const events = new Map<string, boolean>();
  const addOwner = (owner: string, path: string[]) => {
    for (const name of namesAt(...path)) {
      const lacking = lackedAt(...path, name) ?? [];
      const event = /^(.*)_event$/.exec(name)?.[1];
      if (event) events.set(event, (events.get(event) ?? true) && isMissingInAnEngine(lacking));
      // A constructor is a member of its own interface.
      else if (lacking.length > 0 && name !== owner)
        members[owner] = [...(members[owner] ?? []), name];
    }
  };
  const roots = [['api'], ['javascript', 'builtins']];
  for (const root of roots) for (const owner of namesAt(...root)) addOwner(owner, [...root, owner]);
  const intl = ['javascript', 'builtins', 'Intl'];
  for (const owner of namesAt(...intl)) addOwner(`Intl.${owner}`, [...intl, owner]);
  return {
    members,
    globals: roots.flatMap((root) =>
      namesAt(...root).filter((name) => lackedAt(...root, name)?.length),
    ),
    events: [...events].flatMap(([name, isNewer]) => (isNewer ? name : [])),
  };
}
