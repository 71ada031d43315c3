import { and, eq, isNull } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type LinkRequests, users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import { openAccount } from '../users/create-user.command.ts';
import type { ApplicationRow } from './applications.tables.ts';

interface Opening {
  readonly admin: Account;
  readonly invitations: LinkRequests;
  /** The hash of a password that nobody knows, for a new account. */
  readonly passwordHash: string;
  readonly now: Date;
}

/**
 * The account that gets the salon: that of an owner without a salon, locked, or a new one, which is invited by mail.
 * @returns its id, and whether it is new
 * @throws ApiError APPLICANT_REFUSED, whose message says why the account with this e-mail can't own it
 */
export const ownerOf = async (
  tx: TransactionHandle,
  { email, ownerName, phone }: ApplicationRow,
  { admin, invitations, passwordHash, now }: Opening,
): Promise<{ readonly ownerId: string; readonly isNew: boolean }> => {
  const [account] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.deletedAt)))
    .for('no key update');
  if (!account) {
    const user = { name: ownerName, email: email.toLowerCase(), phone, role: 'salon' } as const;
    const opening = { admin, invitations, passwordHash, isInvited: true, user };
    return { ownerId: await openAccount(tx, opening, now), isNew: true };
  }
  if (account.role !== 'salon')
    throw refused(
      `${email} belongs to the account of ${account.role === 'admin' ? 'an admin' : 'a customer'}.`,
    );
  if (!account.isActive) throw refused(`The account of ${email} is disabled.`);
  const [owned] = await tx.select({ name: salons.name }).from(salons).where(eq(salons.ownerId, account.id));
  if (owned) throw refused(`${email} belongs to the owner of "${owned.name}", and an owner has one salon.`);
  return { ownerId: account.id, isNew: false };
};

const refused = (message: string) => new ApiError('APPLICANT_REFUSED', { message });
