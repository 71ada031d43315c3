import type { salonClientsFile } from '@sundara/contracts/api';
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { findListPage, type List, readList } from '../../../platform/list/list.ts';
import { mentionsPerson } from '../../../platform/list/search.ts';
import { bookings } from '../../booking/index.ts';
import { payments, refunds } from '../../money/index.ts';
import { salonClients } from './clients.tables.ts';

/** A client with what the clock and the payments say of them. */
export type ClientRow = Omit<typeof salonClients.$inferSelect, 'person'> & {
  readonly nextVisit: Date | null;
  readonly spentPaise: number;
};

type Filter = z.output<(typeof salonClientsFile)['query']> & { readonly salonId: string };
type Page = Filter & { readonly page: number; readonly limit: number };

const { person: _, ...columns } = getTableColumns(salonClients);

/**
 * The bookings `b` of the client in a query over `salon_clients` alone, by the index `bookings_of_client`. Names are
 * written out, since such a query names its own columns without their table.
 */
const ofClient = sql`${bookings} b where b.salon_id = ${salonClients}.salon_id
  and coalesce(b.customer_id::text, b.customer_phone) = ${salonClients}.person
  and b.status not in ('held', 'expired')`;

const nextVisit = (now: Date): SQL<Date | null> =>
  sql<Date | null>`(select min(lower(b.during)) from ${ofClient}
    and lower(b.during) >= ${now} and b.status in ('pending', 'confirmed'))`.mapWith(
    (text: string) => new Date(text),
  );

/** A second payment of an order is refunded as a whole and has no row, so neither counts. */
const spentPaise = sql<number>`(select coalesce(sum(case
    when b.source = 'online' then (
      select p.amount_paise - (select coalesce(sum(r.amount_paise), 0) from ${refunds} r
        where r.booking_id = b.id and r.gateway_payment_id = p.gateway_payment_id)
      from ${payments} p where p.booking_id = b.id and p.captured_at is not null)
    when b.status = 'completed' and b.attendance is distinct from 'no_show' then b.total_paise
  end), 0) from ${ofClient})`.mapWith(Number);

const ORDERS = {
  latest: { by: salonClients.latestVisit, descending: true },
  name: { by: sql`lower(${salonClients.name})`, descending: false },
  visits: { by: salonClients.visits, descending: true },
  // No index can hold it, since refunds decide it too: it is worked out for each of the salon's clients.
  spent: { by: spentPaise, descending: true },
} as const;

const listOf = (now: Date): List<Filter, ClientRow> => ({
  table: salonClients,
  id: salonClients.id,
  where: ({ salonId, q, tag }) =>
    and(
      eq(salonClients.salonId, salonId),
      q ? mentionsPerson(sql`' ' || ${salonClients.name} || ' ' || ${salonClients.phone}`, q) : undefined,
      tag
        ? sql`cardinality(${salonClients.tags}) > 0 and ${salonClients.tags} @> array[${tag}]::text[]`
        : undefined,
    ),
  order: ({ sort }) => ORDERS[sort],
  rows: (db, ids) => findClientRows(db, inArray(salonClients.id, [...ids]), now),
});

const findClientRows = (db: DatabaseHandle, where: SQL | undefined, now: Date): Promise<ClientRow[]> =>
  db
    .select({ ...columns, nextVisit: nextVisit(now), spentPaise })
    .from(salonClients)
    .where(where);

/** One page of a salon's clients, and how many there are. Each order but the one by spent has its index. */
export const findClients = async (db: DatabaseHandle, filter: Page, now: Date) => {
  const list = listOf(now);
  const fits = await db.$count(salonClients, list.where({ ...filter, q: undefined }));
  return findListPage(db, list, filter, fits);
};

/** All clients of a salon that the filter selects, in order, read in batches. */
export const readClients = (db: DatabaseHandle, filter: Filter, now: Date): AsyncGenerator<ClientRow> =>
  readList(db, listOf(now), filter);

/** One client of a salon; undefined for another salon's and a missing one. */
export const findClient = async (
  db: DatabaseHandle,
  salonId: string,
  id: string,
  now: Date,
): Promise<ClientRow | undefined> => (await findClientRows(db, ofSalon(salonId, id), now))[0];

export const ofSalon = (salonId: string, id: string): SQL | undefined =>
  and(eq(salonClients.id, id), eq(salonClients.salonId, salonId));

/** The tags that a salon uses, the most used first. */
export const findTags = async (db: DatabaseHandle, salonId: string): Promise<string[]> => {
  const { rows } = await db.execute<{ tag: string }>(sql`
    select tag from ${salonClients}, unnest(${salonClients.tags}) as tag
    where ${salonClients.salonId} = ${salonId} and cardinality(${salonClients.tags}) > 0
    group by tag order by count(*) desc, tag limit 30`);
  return rows.map(({ tag }) => tag);
};
