import { addMinutes } from '@sundara/contracts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { contactMessages } from './contact.tables.ts';

/** The sender of a message: a hash of their network, and the address that gets the receipt. */
export interface Writer {
  readonly sender: string;
  readonly email: string;
}

interface Limit {
  readonly by: keyof Writer;
  readonly most: number;
  readonly hours: number;
}

/** Also by e-mail, and for a day, so that nobody can flood a stranger's mailbox with receipts. */
const LIMITS: readonly Limit[] = [
  { by: 'sender', most: 5, hours: 1 },
  { by: 'email', most: 3, hours: 1 },
  { by: 'email', most: 10, hours: 24 },
];

/** Namespaces of this table's advisory locks; always taken in this order, to avoid deadlocks. */
const LOCKS = { sender: 6_512_027, email: 6_512_028 } as const;

/**
 * Serialises a writer's messages, and counts those in the database, so that the limits hold for any number of
 * processes.
 * @returns when the writer may write again, if that is not now
 */
export const findWaitUntil = async (tx: TransactionHandle, writer: Writer): Promise<Date | undefined> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.sender}, hashtext(${writer.sender}))`);
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.email}, hashtext(lower(${writer.email})))`);
  for (const limit of LIMITS) {
    const until = await findLimitEnd(tx, writer, limit);
    if (until) return until;
  }
  return undefined;
};

/** When the oldest of the last `most` messages leaves the window, so that there is room for one more. */
const findLimitEnd = async (
  tx: TransactionHandle,
  writer: Writer,
  { by, most, hours }: Limit,
): Promise<Date | undefined> => {
  const window = sql`make_interval(hours => ${hours})`;
  const [oldest] = await tx
    .select({ createdAt: contactMessages.createdAt })
    .from(contactMessages)
    .where(and(eq(contactMessages[by], writer[by]), gt(contactMessages.createdAt, sql`now() - ${window}`)))
    .orderBy(desc(contactMessages.createdAt))
    .offset(most - 1)
    .limit(1);
  return oldest && addMinutes(oldest.createdAt, hours * 60);
};
