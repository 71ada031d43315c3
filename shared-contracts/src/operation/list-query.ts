import * as z from 'zod/mini';
import type { ListOperation, ListQuery } from './list.ts';
import { readWords } from './read-words.ts';

/**
 * Reads the query of a list from the address of its page, in any case. What the contract refuses counts as not given,
 * so that no link can break the page.
 */
export const readListQuery = <L extends ListOperation>(
  { query }: L,
  params: URLSearchParams,
): ListQuery<L> => {
  const texts = Object.keys(query.shape).map((name) => [name, params.get(name)?.trim() || undefined]);
  const given = readWords(query, Object.fromEntries(texts));
  const fields = Object.entries(query.shape).map(([name, schema]) => {
    const read = z.safeParse(schema, given[name]);
    return [name, read.success ? read.data : z.parse(schema, undefined)];
  });
  // Each field was read by its own schema.
  return Object.fromEntries(fields) as ListQuery<L>;
};

/** The part of a query that is sent: what differs from its default. */
export const sentQuery = (
  { query: { shape } }: { readonly query: z.ZodMiniObject },
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).filter(([name, value]) => shape[name] && value !== z.parse(shape[name], undefined)),
  );

/** The query of a list's first data, as a declaration writes it: each field comes from the page's address. */
export const listInAddress = ({ query }: ListOperation): Record<string, string> =>
  Object.fromEntries(Object.keys(query.shape).map((name) => [name, `?${name}`]));
