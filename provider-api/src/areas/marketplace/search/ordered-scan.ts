import { type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { inIndexOrder, inOrder, type Order } from '../salons/orders.ts';
import { salons } from '../salons/salons.tables.ts';

/** The limit of counts, and of paging. */
export const MOST_COUNTED = 1000;
/** How many salons are scanned in order for matches before all matches are read instead. */
const WALKED = 10_000;

/** At most this many of the highest standing are returned. */
export const MOST_BEST = 60;

/** A range of the matches. */
export interface Part {
  readonly offset: number;
  readonly limit: number;
}

/** The condition on salons, in parts that indexes can help with. */
export interface Fit {
  /** The full condition. */
  readonly whole: SQL | undefined;
  /** The part that the order's index can check: only these are scanned in order. Without it there is no such scan. */
  readonly among?: SQL | undefined;
}

/** A page of the matches. */
export interface Found {
  readonly ids: readonly string[];
  /** At most 1000. */
  readonly total: number;
  /** There are more than `total`. */
  readonly capped: boolean;
}

/** Also has the matches of the highest standing. */
export interface Few extends Found {
  readonly best: readonly string[];
}

/**
 * The salons of a part in an order.
 *
 * The planner alone is not enough: it expects too many matches for rare words, and does not know that all matches of a
 * word may be among the worst. Either way it would scan the whole index of the order, which takes seconds among a
 * million salons. Hence three ways, each bounded, each used when the previous one was not enough: a thousand matches
 * are read and sorted; matches are looked for among the first in the order; all matches are read. An order that is
 * computed has no first ones: all matches are read at once.
 * @param areMany there are surely more than a thousand: starts with the second way
 */
export const findPart = async (
  db: DatabaseHandle,
  fit: Fit,
  order: Order,
  part: Part,
  areMany: boolean,
): Promise<Found & Partial<Few>> => {
  if (order.isComputed) return findFew(db, fit, order, part);
  const isWhole = (ids: readonly string[]) => ids.length === part.limit;
  const walk = async () => (fit.among ? idsOf(db, walkTo(fit, order, part)) : []);
  const many = (ids: readonly string[]) => ({ ids, total: MOST_COUNTED, capped: true });
  const first = areMany ? await walk() : undefined;
  if (first && isWhole(first)) return many(first);
  const few = await findFew(db, fit, order, part);
  if (!few.capped) return few;
  const walked = first ?? (await walk());
  return many(isWhole(walked) ? walked : await idsOf(db, readAll(fit, order, part)));
};

/** Reads up to a thousand matches, or all in a computed order, and sorts them; of more, the total says only that. */
export const findFew = async (db: DatabaseHandle, { whole }: Fit, order: Order, part: Part): Promise<Few> => {
  const { rows } = await db.execute<{ total: number; ids: string[]; best: string[] }>(sql`
    with few as materialized (${keyed(whole, order)} limit ${order.isComputed ? null : MOST_COUNTED + 1})
    select (select count(*)::int from few) as total, array(select id from few ${inOrder(order)} ${limited(part)}) as ids,
      array(select id from few order by standing desc, id limit ${MOST_BEST}) as best`);
  const { total = 0, ids = [], best = [] } = rows[0] ?? {};
  return { ids, best, total: Math.min(total, MOST_COUNTED), capped: total > MOST_COUNTED };
};

const walkTo = ({ whole, among }: Fit, order: Order, part: Part): SQL => sql`
  select id from (
    select id, key from (
      select ${salons.id} as id, ${order.by} as key, ${whole ?? sql`true`} as fits from ${salons}
      where ${among} ${inIndexOrder(order)} limit ${WALKED}) as seen
    where fits ${inIndexOrder(order)} fetch first ${part.offset + part.limit} rows with ties) as found
  ${inOrder(order)} ${limited(part)}`;

const readAll = ({ whole }: Fit, order: Order, part: Part): SQL => sql`
  with found as materialized (${keyed(whole, order)}) select id from found ${inOrder(order)} ${limited(part)}`;

const keyed = (condition: SQL | undefined, order: Order): SQL =>
  sql`select ${salons.id} as id, ${salons.standing} as standing, ${order.by} as key from ${salons} where ${condition}`;

const limited = ({ offset, limit }: Part): SQL => sql`limit ${limit} offset ${offset}`;

const idsOf = async (db: DatabaseHandle, query: SQL): Promise<readonly string[]> =>
  (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id);
