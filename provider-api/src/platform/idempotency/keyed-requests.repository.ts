import { addMinutes } from '@sundara/contracts';
import { IDEMPOTENCY_KEY_HOURS } from '@sundara/contracts/api';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { keyedRequests } from './idempotency.tables.ts';

/** How long a request may be worked on before another one with its key takes over: longer than any takes. */
const LEASE_MINUTES = 0.5;
/** More rows than end while one request is made. */
const SWEPT_AT_ONCE = 100;

export interface KeyedRequest {
  readonly id: string;
  readonly fingerprint: string;
}

/** `claimed`: it is to be worked on now. */
export type Claim = 'claimed' | { readonly row: typeof keyedRequests.$inferSelect };

/**
 * Claims a request that is new, whose key has ended, or that a process has left unanswered for half a minute.
 * @returns otherwise the row of the earlier request with this key
 */
export const claimRequest = async (
  db: DatabaseHandle,
  { id, fingerprint }: KeyedRequest,
  now: Date,
): Promise<Claim> => {
  const lockedUntil = addMinutes(now, LEASE_MINUTES);
  const claim = {
    fingerprint,
    lockedUntil,
    reply: null,
    endsAt: addMinutes(now, IDEMPOTENCY_KEY_HOURS * 60),
  };
  const isLeft = and(
    isNull(keyedRequests.reply),
    lte(keyedRequests.lockedUntil, now),
    eq(keyedRequests.fingerprint, fingerprint),
  );
  const claimed = await db
    .insert(keyedRequests)
    .values({ id, ...claim })
    .onConflictDoUpdate({
      target: keyedRequests.id,
      set: claim,
      setWhere: or(lte(keyedRequests.endsAt, now), isLeft) ?? sql`false`,
    })
    .returning({ id: keyedRequests.id });
  if (claimed.length > 0) return 'claimed';
  const [row] = await db.select().from(keyedRequests).where(eq(keyedRequests.id, id));
  // The earlier one has failed meanwhile.
  return row ? { row } : claimRequest(db, { id, fingerprint }, now);
};

/** Keeps the answer of a request, and forgets some whose time is over. */
export const keepReply = async (
  db: DatabaseHandle,
  { id }: KeyedRequest,
  reply: unknown,
  now: Date,
): Promise<void> => {
  await db.update(keyedRequests).set({ reply, lockedUntil: null }).where(eq(keyedRequests.id, id));
  const ended = db
    .select({ id: keyedRequests.id })
    .from(keyedRequests)
    .where(lte(keyedRequests.endsAt, now))
    .limit(SWEPT_AT_ONCE)
    .for('update', { skipLocked: true });
  await db.delete(keyedRequests).where(inArray(keyedRequests.id, ended));
};

/** Forgets a request that was refused or failed: it may be made anew. */
export const forgetRequest = async (db: DatabaseHandle, { id }: KeyedRequest): Promise<void> => {
  await db.delete(keyedRequests).where(and(eq(keyedRequests.id, id), isNull(keyedRequests.reply)));
};
