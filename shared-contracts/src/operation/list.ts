import * as z from 'zod/mini';
import type { Role } from '../account/role.ts';
import { envelope, pageQuery, paginationSchema } from './envelope.ts';
import { type Operation, operation } from './operation.ts';

type Schema = z.ZodMiniType;
type Fields = Readonly<Record<string, Schema>>;

/** A call that returns one page of rows, which its filters select and order. */
export interface ListOperation extends Operation {
  readonly query: z.ZodMiniObject;
  readonly list: ListShape<string, Schema, Fields>;
}

interface ListShape<K, R, F> {
  /** The field of the reply that holds the rows. */
  readonly rows: K;
  readonly row: R;
  /** How many rows a page has by default. */
  readonly size: number;
  /** What selects and orders the rows, by its names in the query and in the address of the page. */
  readonly filter: F;
}

/** What a list is: the same definition serves the server, the browser and the file of its rows. */
interface ListDefinition<A extends readonly Role[], K extends string, R, F, M> extends ListShape<K, R, F> {
  readonly name: string;
  readonly summary: string;
  readonly path: string;
  readonly access: A;
  /** Fields of the reply beside the rows and the page numbers, such as counts. */
  readonly also: M;
  readonly rules?: Operation['rules'];
}

const ERRORS = ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'] as const;

/** Defines a list. Its query is the page, its size and the filter; its reply has each row once. */
export const listOperation = <
  const A extends readonly Role[],
  const K extends string,
  R extends Schema,
  F extends Fields,
  M extends Fields,
>({
  name,
  summary,
  path,
  access,
  also,
  rules,
  ...list
}: ListDefinition<A, K, R, F, M>) => {
  // The type of a computed key is any string; this one is K.
  const rows = { [list.rows]: z.array(list.row) } as Record<K, z.ZodMiniArray<R>>;
  return operation({
    ...{ name, summary, path, access, method: 'GET' },
    query: z.object({ ...pageQuery(list.size), ...list.filter }),
    reply: envelope({ ...rows, ...also, pagination: paginationSchema }),
    errors: [...ERRORS, 'NOT_FOUND'],
    ...(rules && { rules }),
    list,
  });
};

const fileReply = envelope({ name: z.string(), url: z.string() });

/** A call that returns a link to the file of a list. */
export interface ListFile extends Operation {
  readonly query: z.ZodMiniObject;
  readonly reply: typeof fileReply;
}

/** Defines the file of a list: a link to all matching rows as CSV, valid for ten minutes. Recorded in the audit. */
export const listFile = <const A extends readonly Role[], F extends Fields>({
  name,
  summary,
  path,
  access,
  list,
}: Operation & { readonly access: A; readonly list: { readonly filter: F } }) =>
  operation({
    ...{
      name: `${name}File`,
      summary: `${summary}, as a CSV file`,
      path: `${path}/file`,
      access,
      method: 'GET',
    },
    query: z.object(list.filter),
    reply: fileReply,
    errors: [...ERRORS, 'NOT_FOUND'],
  });

/** A row of the list. */
export type RowOf<L extends ListOperation> = z.output<L['list']['row']>;
/** What a page of the list is asked by: page, size, filters and order, with their defaults. */
export type ListQuery<L extends ListOperation> = z.output<L['query']>;

/** Whether an operation is a list. */
export const isList = (operation: Operation): operation is ListOperation => 'list' in operation;
