import type { SalonSort } from '@sundara/contracts/api';
import { type SQL, sql } from 'drizzle-orm';
import { salons } from './salons.tables.ts';

/** East and north on the plane of `salons.place`, in kilometres. */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** A sort order of salons; ties are ordered by id. */
export interface Order {
  readonly by: SQL;
  readonly falls: boolean;
  readonly idFalls: boolean;
  /** The index has the ids of ties in order too. */
  readonly isWhole: boolean;
  /** No index has this order: it is computed for each match. */
  readonly isComputed?: true;
}

const rising = (by: SQL): Order => ({ by, falls: false, idFalls: false, isWhole: true });
const falling = (by: SQL): Order => ({ by, falls: true, idFalls: true, isWhole: true });

const STANDING = sql`${salons.standing}`;

/** Best rated first; few reviews are pulled to the mean. */
export const BY_STANDING: Order = { ...falling(STANDING), idFalls: false };

const ORDERS: Readonly<Record<Exclude<SalonSort, 'distance' | 'relevance' | 'earliest'>, Order>> = {
  rating_desc: BY_STANDING,
  rating_asc: { ...rising(STANDING), idFalls: true },
  name_asc: rising(sql`${salons.name}`),
  name_desc: falling(sql`${salons.name}`),
  newest: falling(sql`${salons.createdAt}`),
  oldest: rising(sql`${salons.createdAt}`),
};

/** In kilometres, as the crow flies. */
export const distanceFrom = ({ x, y }: PlanePoint): SQL<number> =>
  sql<number>`${salons.place} <-> point(${x}::float8, ${y}::float8)`;

/** What an order may need besides the salons. */
interface OrderInputs {
  readonly from?: PlanePoint | undefined;
  /** The first free start of each salon. */
  readonly firstStart?: SQL | undefined;
}

/** The order of a sort; one that lacks its input, a point, a text or a day, falls back to the standing. */
export const orderOf = (sort: SalonSort, { from, firstStart }: OrderInputs): Order => {
  if (sort === 'distance') return from ? { ...rising(distanceFrom(from)), isWhole: false } : BY_STANDING;
  if (sort === 'earliest') return firstStart ? { ...rising(firstStart), isComputed: true } : BY_STANDING;
  return sort === 'relevance' ? BY_STANDING : ORDERS[sort];
};

/** `order by` for rows that have `id` and, as `key`, the sort value. */
export const inOrder = ({ falls, idFalls }: Order): SQL =>
  sql`order by key ${direction(falls)}, id ${direction(idFalls)}`;

/** The same, as far as the index provides the order. */
export const inIndexOrder = (order: Order): SQL =>
  order.isWhole ? inOrder(order) : sql`order by key ${direction(order.falls)}`;

const direction = (falls: boolean): SQL => sql.raw(falls ? 'desc' : 'asc');
