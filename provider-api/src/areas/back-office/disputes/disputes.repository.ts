import { addMinutes } from '@sundara/contracts';
import type { adminDisputes, DisputeAges, DisputeState, ListQuery } from '@sundara/contracts/api';
import { and, asc, eq, ilike, isNotNull, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { literal } from '../../../platform/database/like-pattern.ts';
import { isAnyOf, preparedQuery } from '../../../platform/database/prepared-query.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { findListPage, type List } from '../../../platform/list/list.ts';
import { findListCounts } from '../../../platform/list/list-counts.ts';
import { bookings, disputeNotes, disputes, startOf } from '../../booking/index.ts';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import { disputeProposals } from '../approvals/dispute-proposals.tables.ts';
import { findProposalsOf, type ToldProposal } from '../approvals/proposals.repository.ts';
import { FIRST_ANSWER_MINUTES, OUTCOME_MINUTES } from './dispute-clocks.ts';
import { waitsForAnother } from './dispute-refund.ts';

type Query = ListQuery<typeof adminDisputes>;
type Filter = Omit<Query, 'page' | 'limit'>;

const STATES: Readonly<Record<DisputeState, SQL | undefined>> = {
  open: and(isNull(disputes.resolvedAt), isNull(disputes.answeredAt)),
  answered: and(isNull(disputes.resolvedAt), isNotNull(disputes.answeredAt)),
  resolved: isNotNull(disputes.resolvedAt),
};

/** A search of one or two letters, too short for a trigram, matches only at the start of a word. */
const saying = (words: string): SQL | undefined => {
  const text = literal(words);
  return words.length < 3
    ? or(ilike(disputes.names, `${text}%`), ilike(disputes.names, `% ${text}%`))
    : ilike(disputes.names, `%${text}%`);
};

const conditionOf = ({ state, q }: Filter): SQL | undefined => {
  const found = q ? (isUuid(q) ? eq(disputes.bookingId, q.toLowerCase()) : saying(q)) : undefined;
  return and(state ? STATES[state] : isNull(disputes.resolvedAt), found);
};

/** Resolved disputes have no due date, so they are ordered by when they were resolved. */
const orderOf = ({ state, sort }: Filter) => {
  const due = state === 'resolved' ? disputes.resolvedAt : disputes.dueAt;
  const [column, way] = (sort ?? (state === 'resolved' ? 'due_desc' : 'due_asc')).split('_');
  return { by: column === 'created' ? disputes.createdAt : due, descending: way === 'desc' };
};

const columnsAt = (now: Date | Placeholder) => ({
  dispute: disputes,
  waits: waitsForAnother(now),
  no: bookings.no,
  start: startOf(bookings.during),
  totalPaise: bookings.totalPaise,
  salon: { id: salons.id, name: salons.name },
  customer: { id: bookings.customerId, name: bookings.customerName },
});

const told = preparedQuery('disputes', (db) =>
  db
    .select({ id: disputes.bookingId, ...columnsAt(sql.placeholder('now')) })
    .from(disputes)
    .innerJoin(bookings, eq(bookings.id, disputes.bookingId))
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .where(isAnyOf(disputes.bookingId, 'ids')),
);

type Listed = Awaited<ReturnType<ReturnType<typeof told>['execute']>>[number];
export type DisputeRow = Omit<Listed, 'id'>;

/** The disputes that admins list; each page scans an index of the disputes in its state. */
export const disputeList = (now: Date): List<Filter, Listed> => ({
  ...{ table: disputes, id: disputes.bookingId, where: conditionOf, order: orderOf },
  rows: (db, ids) => told(db).execute({ ids, now }),
});

/** One page of the matching disputes, how many match, and how many there are in each state. */
export const findDisputes = async (db: DatabaseHandle, query: Query, now: Date) => {
  const counts = await countDisputes(db, now);
  const fits = query.state ? counts[query.state] : counts.open + counts.answered;
  return { ...(await findListPage(db, disputeList(now), query, fits)), counts };
};

/**
 * How many there are in each state, and the ages of the unresolved ones, which are few and counted here. A trigger
 * keeps the count of the resolved ones.
 */
const countDisputes = async (
  db: DatabaseHandle,
  now: Date,
): Promise<Readonly<Record<DisputeState, number>> & { readonly ages: DisputeAges }> => {
  const isOlder = (minutes: number) => sql`${disputes.createdAt} < ${addMinutes(now, -minutes)}`;
  const resolved = (await findListCounts(db, 'disputes')).get('resolved') ?? 0;
  const [row] = await db
    .select({
      open: sql<number>`(count(*) filter (where ${disputes.answeredAt} is null))::int`,
      all: sql<number>`count(*)::int`,
      over48Hours: sql<number>`(count(*) filter (where ${isOlder(FIRST_ANSWER_MINUTES)}))::int`,
      over30Days: sql<number>`(count(*) filter (where ${isOlder(OUTCOME_MINUTES)}))::int`,
    })
    .from(disputes)
    .where(isNull(disputes.resolvedAt));
  const { open = 0, all = 0, over48Hours = 0, over30Days = 0 } = row ?? {};
  const ages = { under48Hours: all - over48Hours, over48Hours: over48Hours - over30Days, over30Days };
  return { open, answered: all - open, resolved, ages };
};

const answerer = alias(users, 'answerer');
const resolver = alias(users, 'resolver');

/** One dispute with the names of the admins who handled it. */
export const findDispute = async (db: DatabaseHandle, bookingId: string, now: Date) => {
  const [row] = await db
    .select({
      ...columnsAt(now),
      gatewayPaymentId: sql<
        string | null
      >`(select p.gateway_payment_id from payments p where p.booking_id = ${disputes.bookingId})`,
      answeredBy: answerer.name,
      resolvedBy: resolver.name,
    })
    .from(disputes)
    .innerJoin(bookings, eq(bookings.id, disputes.bookingId))
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .leftJoin(answerer, eq(answerer.id, disputes.answeredBy))
    .leftJoin(resolver, eq(resolver.id, disputes.resolvedBy))
    .where(eq(disputes.bookingId, bookingId));
  return row;
};

/** The notes about a dispute with their authors, oldest first. */
export const findNotes = (db: DatabaseHandle, bookingId: string) =>
  db
    .select({ note: disputeNotes, by: users.name })
    .from(disputeNotes)
    .innerJoin(users, eq(users.id, disputeNotes.writtenBy))
    .where(eq(disputeNotes.bookingId, bookingId))
    .orderBy(asc(disputeNotes.writtenAt), asc(disputeNotes.id));

/** The decisions about a dispute that needed or need another admin's approval, newest first. */
export const findProposed = async (
  db: DatabaseHandle,
  bookingId: string,
): Promise<{ readonly words: typeof disputeProposals.$inferSelect; readonly told: ToldProposal }[]> => {
  const [kept, proposals] = await Promise.all([
    db.select().from(disputeProposals).where(eq(disputeProposals.bookingId, bookingId)),
    findProposalsOf(db, bookingId),
  ]);
  return proposals.flatMap((told) => {
    const words = kept.find(({ proposalId }) => proposalId === told.proposal.id);
    return words ? [{ words, told }] : [];
  });
};
