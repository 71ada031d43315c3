import { addMinutes } from '@sundara/contracts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';

/** The sender of a public form: a hash of their network, and the address that gets the receipt. */
export interface Sender {
  readonly sender: string;
  readonly email: string;
}

/** The rows of a public form, each with its sender; both columns are indexed together with the time. */
type Sent = PgTable & Readonly<Record<keyof Sender | 'createdAt', PgColumn>>;

interface Limit {
  readonly by: keyof Sender;
  readonly most: number;
  readonly hours: number;
}

/** Also by e-mail, and for a day, so that nobody can flood a stranger's mailbox with receipts. */
const LIMITS: readonly Limit[] = [
  { by: 'sender', most: 5, hours: 1 },
  { by: 'email', most: 3, hours: 1 },
  { by: 'email', most: 10, hours: 24 },
];

/** Namespaces of advisory locks; always taken in this order, to avoid deadlocks. */
const LOCKS = { sender: 6_512_027, email: 6_512_028 } as const;

/**
 * Serialises what a sender sends, and counts it in the database, so that the limits hold for any number of processes.
 * @returns when the sender may send again, if that is not now
 */
export const findWaitUntil = async (
  tx: TransactionHandle,
  sent: Sent,
  sender: Sender,
): Promise<Date | undefined> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.sender}, hashtext(${sender.sender}))`);
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.email}, hashtext(lower(${sender.email})))`);
  for (const limit of LIMITS) {
    const until = await findLimitEnd(tx, sent, sender, limit);
    if (until) return until;
  }
  return undefined;
};

/** When the oldest of the last `most` rows leaves the window, so that there is room for one more. */
const findLimitEnd = async (
  tx: TransactionHandle,
  sent: Sent,
  sender: Sender,
  { by, most, hours }: Limit,
): Promise<Date | undefined> => {
  const window = sql`make_interval(hours => ${hours})`;
  const [oldest] = await tx
    .select({ createdAt: sql`${sent.createdAt}`.mapWith((instant: string) => new Date(instant)) })
    .from(sent)
    .where(and(eq(sent[by], sender[by]), gt(sent.createdAt, sql`now() - ${window}`)))
    .orderBy(desc(sent.createdAt))
    .offset(most - 1)
    .limit(1);
  return oldest && addMinutes(oldest.createdAt, hours * 60);
};
