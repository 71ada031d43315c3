import type { Paise } from '@sundara/contracts';
import type { adminRefundProposals, ListQuery, ProposalState } from '@sundara/contracts/api';
import { and, count, desc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isAnyOf, preparedQuery } from '../../../platform/database/prepared-query.ts';
import { findListPage, type List } from '../../../platform/list/list.ts';
import { bookings } from '../../booking/index.ts';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import { refundProposals } from './refund-proposals.tables.ts';

const proposer = alias(users, 'proposer');
const decider = alias(users, 'decider');

/** What is left of a payment, in paise: the captured amount less all its refunds. */
export const leftOf = (gatewayPaymentId: SQL | typeof refundProposals.gatewayPaymentId): SQL<Paise> =>
  sql<Paise>`(
    coalesce((select e.amount_paise from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.key = 'captured:' || ${gatewayPaymentId} and e.account = 'gateway'), 0)
    - coalesce((select sum(r.amount_paise) from refunds r where r.gateway_payment_id = ${gatewayPaymentId}), 0))::int`;

const isOpen = (now: Date) => and(isNull(refundProposals.decision), gt(refundProposals.expiresAt, now));

const conditionOf = (state: ProposalState | undefined, now: Date): SQL | undefined => {
  switch (state) {
    case undefined:
      return undefined;
    case 'open':
      return isOpen(now);
    case 'expired':
      return and(isNull(refundProposals.decision), lte(refundProposals.expiresAt, now));
    default:
      return eq(refundProposals.decision, state);
  }
};

const told = (db: DatabaseHandle) =>
  db
    .select({
      id: refundProposals.id,
      proposal: refundProposals,
      salon: { id: salons.id, name: salons.name },
      customer: { name: bookings.customerName, email: bookings.customerEmail },
      proposedBy: { id: proposer.id, name: proposer.name },
      decidedBy: { id: decider.id, name: decider.name },
      leftPaise: leftOf(refundProposals.gatewayPaymentId),
    })
    .from(refundProposals)
    .innerJoin(bookings, eq(bookings.id, refundProposals.bookingId))
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .innerJoin(proposer, eq(proposer.id, refundProposals.proposedBy))
    .leftJoin(decider, eq(decider.id, refundProposals.decidedBy));

const toldByIds = preparedQuery('refund_proposals', (db) =>
  told(db).where(isAnyOf(refundProposals.id, 'ids')),
);

type Listed = Awaited<ReturnType<typeof told>>[number];
export type ToldProposal = Omit<Listed, 'id'>;

type Query = ListQuery<typeof adminRefundProposals>;

const stateOf = ({ state }: Pick<Query, 'state'>) => (state === 'all' ? undefined : state);

/** The proposals that admins list. */
export const proposalList = (now: Date): List<Omit<Query, 'page' | 'limit'>, Listed> => ({
  ...{ table: refundProposals, id: refundProposals.id, where: (filter) => conditionOf(stateOf(filter), now) },
  order: ({ sort }) => ({ by: refundProposals.createdAt, descending: sort === 'createdAt_desc' }),
  rows: (db, ids) => toldByIds(db).execute({ ids }),
});

/** One page of proposals with the people in them, how many match, and how many wait for another admin. */
export const findProposals = async (db: DatabaseHandle, query: Query, now: Date) => {
  const { open, total } = await countProposals(db, stateOf(query), now);
  return { ...(await findListPage(db, proposalList(now), query, total)), open };
};

/** How many proposals wait for another admin, and how many match. */
export const countProposals = async (
  db: DatabaseHandle,
  state: ProposalState | undefined,
  now: Date,
): Promise<{ readonly open: number; readonly total: number }> => {
  const counted = (where: SQL | undefined) =>
    sql<number>`(${db.select({ n: count() }).from(refundProposals).where(where)})::int`;
  const [found] = await db
    .select({ open: counted(isOpen(now)), total: counted(conditionOf(state, now)) })
    .from(sql`(select 1) one`);
  return found ?? { open: 0, total: 0 };
};

/** A booking's proposals, newest first. */
export const findProposalsOf = (db: DatabaseHandle, bookingId: string): Promise<ToldProposal[]> =>
  told(db)
    .where(eq(refundProposals.bookingId, bookingId))
    .orderBy(desc(refundProposals.createdAt), desc(refundProposals.id));

export const findToldProposal = async (db: DatabaseHandle, id: string): Promise<ToldProposal | undefined> =>
  (await told(db).where(eq(refundProposals.id, id)))[0];
