// Filters of a subscription, such as `timeline_id=eq.<uuid>`, with the operators of hosted Realtime.
import type { Transaction } from '@electric-sql/pglite';
import type { PublishedTable, Values } from './capture.ts';
import { qualifiedName } from './reader.ts';

type Scalar = string | number | boolean | null;
type Operator = keyof typeof comparisons;

export interface Filter {
  column: string;
  operator: Operator;
  /** In the format of `to_jsonb` for the column's type, to compare with rows. */
  values: Scalar[];
}

const maxListLength = 100;

const comparisons = {
  eq: (value: Scalar, [wanted]: Scalar[]) => value === wanted,
  neq: (value: Scalar, [wanted]: Scalar[]) => value !== wanted,
  lt: (value: Scalar, [wanted]: Scalar[]) => isOrdered(value, wanted, (a, b) => a < b),
  lte: (value: Scalar, [wanted]: Scalar[]) => isOrdered(value, wanted, (a, b) => a <= b),
  gt: (value: Scalar, [wanted]: Scalar[]) => isOrdered(value, wanted, (a, b) => a > b),
  gte: (value: Scalar, [wanted]: Scalar[]) => isOrdered(value, wanted, (a, b) => a >= b),
  in: (value: Scalar, wanted: Scalar[]) => wanted.includes(value),
};

/**
 * Parses the filter with the type of its column, as the role of the subscriber. Throws with a message
 * for the subscriber: unknown operator or column, or a value of another type.
 */
export async function parseFilter(
  transaction: Transaction,
  table: PublishedTable,
  selectable: readonly string[],
  text: string,
): Promise<Filter> {
  const [, column, operator, raw] = /^([^=]+)=([a-z]+)\.([^]*)$/.exec(text) ?? [];
  if (column === undefined || raw === undefined || !isOperator(operator)) {
    throw new Error('Error parsing `filter` params');
  }
  if (!selectable.includes(column)) throw new Error(`invalid column for filter ${column}`);
  const values = operator === 'in' ? listValues(raw) : [raw];
  return { column, operator, values: await normalise(transaction, table, column, values) };
}

/** A row without the column, as after a delete, does not match. */
export function passesFilter(filter: Filter, row: Values): boolean {
  const value = row[filter.column];
  if (!isScalar(value) || value === null) return false;
  return comparisons[filter.operator](value, filter.values);
}

function isOperator(name: string | undefined): name is Operator {
  return name !== undefined && Object.hasOwn(comparisons, name);
}

function listValues(raw: string): string[] {
  const values = /^\(([^]*)\)$/.exec(raw)?.[1]?.split(',') ?? [];
  if (values.length === 0 || values.length > maxListLength) {
    throw new Error('Error parsing `filter` params');
  }
  return values;
}

async function normalise(
  transaction: Transaction,
  table: PublishedTable,
  column: string,
  values: string[],
): Promise<Scalar[]> {
  const { rows } = await transaction.query<{ type: string }>(
    `select format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::text::regclass and attname = $2`,
    [qualifiedName(table), column],
  );
  try {
    const { rows: parsed } = await transaction.query<{ value: unknown }>(
      `select to_jsonb(value::${rows[0]?.type ?? 'text'}) as value
       from unnest($1::text[]) with ordinality as given (value, place) order by place`,
      [values],
    );
    return parsed.map(({ value }) => (isScalar(value) ? value : null));
  } catch {
    throw new Error(`invalid value for filter ${column}`);
  }
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isOrdered(
  value: Scalar,
  wanted: Scalar | undefined,
  compare: (a: string | number, b: string | number) => boolean,
): boolean {
  if (typeof value === 'number' && typeof wanted === 'number') return compare(value, wanted);
  if (typeof value === 'string' && typeof wanted === 'string') return compare(value, wanted);
  return false;
}
