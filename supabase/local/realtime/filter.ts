// Filters of a subscription, such as `timeline_id=eq.<uuid>`, with the operators of hosted Realtime.
import type { Transaction } from '@electric-sql/pglite';
import type { PublishedTable, Values } from './capture.ts';
import { selectableColumns } from './reader.ts';

type Scalar = string | number | boolean;
type Operator = keyof typeof comparisons;

export interface Filter {
  column: string;
  operator: Operator;
  /** In the format of `to_jsonb` for the column's type, to compare with rows. */
  values: unknown[];
}

const maxListLength = 100;

/** Both sides are of one type, that of the column. */
const comparisons = {
  eq: (value: Scalar, [wanted]: Scalar[]) => value === wanted,
  neq: (value: Scalar, [wanted]: Scalar[]) => value !== wanted,
  lt: (value: Scalar, [wanted]: Scalar[]) => value < wanted!,
  lte: (value: Scalar, [wanted]: Scalar[]) => value <= wanted!,
  gt: (value: Scalar, [wanted]: Scalar[]) => value > wanted!,
  gte: (value: Scalar, [wanted]: Scalar[]) => value >= wanted!,
  in: (value: Scalar, wanted: Scalar[]) => wanted.includes(value),
};

/**
 * Parses the filter with the type of its column, as the role of the subscriber. Throws with a message
 * for the subscriber: unknown operator or column, or a value of another type.
 */
export async function parseFilter(
  transaction: Transaction,
  table: PublishedTable,
  text: string,
): Promise<Filter> {
  const [, name, operator = '', raw = ''] = /^([^=]+)=([a-z]+)\.([^]*)$/.exec(text) ?? [];
  const given = operator === 'in' ? (/^\(([^]*)\)$/.exec(raw)?.[1]?.split(',') ?? []) : [raw];
  if (!isOperator(operator) || given.length === 0 || given.length > maxListLength) {
    throw new Error('Error parsing `filter` params');
  }
  const columns = await selectableColumns(transaction, table);
  const column = columns.find((one) => one.name === name);
  if (!column) throw new Error(`invalid column for filter ${name}`);
  try {
    const { rows } = await transaction.query<{ value: unknown }>(
      `select to_jsonb(value::${column.type}) as value
       from unnest($1::text[]) with ordinality as given (value, place) order by place`,
      [given],
    );
    return { column: column.name, operator, values: rows.map(({ value }) => value) };
  } catch {
    throw new Error(`invalid value for filter ${name}`);
  }
}

/** A row without the column, as after a delete, does not match. */
export function passesFilter({ column, operator, values }: Filter, row: Values): boolean {
  const value = row[column] ?? null;
  return value !== null && comparisons[operator](value as Scalar, values as Scalar[]);
}

const isOperator = (name: string): name is Operator => Object.hasOwn(comparisons, name);
