import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { insertCustomer, type UserRow } from '../accounts/accounts.repository.ts';
import { writeConfirmed } from '../mailed-links/confirmed-email.ts';
import { hashUnknownPassword } from '../passwords/passwords.ts';
import { wasUsed } from './require-right-code.ts';
import { useCode } from './sign-in-codes.repository.ts';

interface Entry {
  /** The hash of the challenge whose code was right. */
  readonly key: string;
  /** The address that the code was mailed to. */
  readonly email: string;
  /** The account that was found for it, with its second factor checked. */
  readonly user: UserRow | undefined;
}

/**
 * Uses a code up and answers its account, opening a customer account where the address has none: all of it, or nothing.
 * A new account has no name yet, and a password that nobody knows until its owner sets one by mail.
 * @throws SIGN_IN_CODE_INVALID when the code was used meanwhile, or the address got an account, which the next try finds
 */
export const enterByCode = async (
  database: Database,
  { key, email, user }: Entry,
  now: Date,
): Promise<UserRow> => {
  const passwordHash = user ? user.passwordHash : await hashUnknownPassword();
  return database.transaction(async (tx) => {
    if (!(await useCode(tx, key, now))) throw wasUsed();
    if (user) {
      await writeConfirmed(tx, user.id, now);
      return user;
    }
    const opened = { name: '', email, phone: '', passwordHash, emailConfirmedAt: now };
    const account = await insertCustomer(tx, opened);
    if (!account) throw new ApiError('SIGN_IN_CODE_INVALID');
    return account;
  });
};
