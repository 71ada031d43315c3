import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { literal } from '../../../platform/database/like-pattern.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { userSearchText, users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';

const SHOWN = 20;

/** Who may own a salon: an active account that an admin made for an owner (resolutions R12). */
const mayOwn = and(eq(users.role, 'salon'), eq(users.isActive, true), isNull(users.deletedAt));
const hasNone = sql`not exists (select from ${salons} where ${salons.ownerId} = ${users.id})`;

const named = (q: string): SQL | undefined => {
  const pattern = `%${literal(q)}%`;
  return or(sql`${users.name} ilike ${pattern}`, sql`${users.email}::text ilike ${pattern}`);
};

/** Up to this many hits, sorting is faster than scanning in order of names until twenty match. */
const FEW = 200;
/** The number of letters that a trigram index needs. */
const LEAST_LETTERS = 3;

/** The owners whose search text has a rare text, by its index; undefined if there are more than a few. */
const findFew = async (db: DatabaseHandle, q: string): Promise<readonly string[] | undefined> => {
  if (q.length < LEAST_LETTERS) return undefined;
  const said = sql`${userSearchText(users)} ilike ${`%${literal(q)}%`}`;
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(mayOwn, said))
    .limit(FEW + 1);
  return found.length > FEW ? undefined : found.map(({ id }) => id);
};

/** Owners without a salon by name, the first twenty. */
export const findAvailableOwners = async (db: DatabaseHandle, q?: string) => {
  const few = q ? await findFew(db, q) : undefined;
  return db
    .select({ id: users.id, name: users.name, email: users.email, phone: users.phone })
    .from(users)
    .where(and(mayOwn, hasNone, q ? named(q) : undefined, few && inArray(users.id, [...few])))
    .orderBy(asc(users.name), asc(users.id))
    .limit(SHOWN);
};

/**
 * Makes sure that the account may get this salon until the transaction ends: a concurrent assignment of another salon
 * waits, and is then refused (resolutions S16).
 * @throws ApiError OWNER_HAS_SALON; VALIDATION_FAILED for an account that can own none
 */
export const requireAvailableOwner = async (
  tx: TransactionHandle,
  ownerId: string,
  salonId?: string,
): Promise<void> => {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ownerId), mayOwn))
    .for('no key update');
  if (!account) {
    const message = 'Choose an owner who has an active salon account';
    throw new ApiError('VALIDATION_FAILED', { message, fields: [{ path: 'userId', message }] });
  }
  const [owned] = await tx.select({ id: salons.id }).from(salons).where(eq(salons.ownerId, ownerId));
  if (owned && owned.id !== salonId) throw new ApiError('OWNER_HAS_SALON');
};
