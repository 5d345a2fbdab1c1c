// Names each difference between two databases in a sentence, by what it is about.
import type { InstalledGrant, InstalledObject, InstalledSchema } from './installed-schema.ts';

const kindsOf = {
  policies: ['role', 'table', 'view', 'operator', 'policy'],
  definitions: ['column', 'constraint', 'unique index', 'function', 'trigger'],
  realtime: ['publication', 'published table'],
  bucket: ['bucket'],
};

export type Differences = Record<keyof typeof kindsOf | 'grants', string[]>;

export function compareSchemas(expected: InstalledSchema, found: InstalledSchema): Differences {
  const objects = (kinds: string[]) =>
    compareObjects(
      expected.objects.filter(({ kind }) => kinds.includes(kind)),
      found.objects.filter(({ kind }) => kinds.includes(kind)),
    );
  return {
    grants: compareGrants(expected.grants, found.grants),
    policies: objects(kindsOf.policies),
    definitions: objects(kindsOf.definitions),
    realtime: objects(kindsOf.realtime),
    bucket: objects(kindsOf.bucket),
  };
}

function compareGrants(expected: InstalledGrant[], found: InstalledGrant[]): string[] {
  const without = (grants: InstalledGrant[], others: InstalledGrant[]) => {
    const known = new Set(others.map((grant) => textOf(grant)));
    return grants.filter((grant) => !known.has(textOf(grant)));
  };
  return [
    ...without(found, expected).map((grant) => `${textOf(grant)} and should not`),
    ...without(expected, found).map((grant) => `${textOf(grant, 'may not')} and should`),
  ].toSorted();
}

const verbs: Record<string, string> = {
  USAGE: 'use',
  REFERENCES: 'refer to',
  TRIGGER: 'add triggers to',
};

const textOf = ({ role, privilege, object }: InstalledGrant, may = 'may') =>
  `${role} ${may} ${verbs[privilege] ?? privilege.toLowerCase()} ${object}`;

const nameOf = ({ kind, name }: InstalledObject) => `${kind} ${name}`;

function compareObjects(expected: InstalledObject[], found: InstalledObject[]): string[] {
  const byName = new Map(found.map((object) => [nameOf(object), object]));
  const known = new Set(expected.map(nameOf));
  return [
    ...expected.flatMap((object) => {
      const other = byName.get(nameOf(object));
      return other ? compareStates(object, other) : [`${nameOf(object)} is missing`];
    }),
    ...found
      .filter((object) => !known.has(nameOf(object)))
      .map((object) => `${nameOf(object)} is not of this repository`),
  ].toSorted();
}

function compareStates(expected: InstalledObject, found: InstalledObject): string[] {
  const attributes = [...new Set([...Object.keys(expected.state), ...Object.keys(found.state)])];
  return attributes.flatMap((attribute) => {
    const [wanted, actual] = [expected.state[attribute], found.state[attribute]].map((value) =>
      JSON.stringify(value ?? null),
    );
    if (wanted === actual) return [];
    // Of a body there is only a hash.
    if (attribute === 'body') return [`${nameOf(expected)} has another body`];
    return [`${nameOf(expected)}: ${attribute} is ${actual} instead of ${wanted}`];
  });
}
