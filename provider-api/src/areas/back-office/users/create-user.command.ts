import type { createUser as createUserOperation } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { requirePhone } from '../../../platform/phone/parse-phone.ts';
import {
  hashPassword,
  hashUnknownPassword,
  invite,
  isCommonPassword,
  type LinkRequests,
  users,
} from '../../identity/index.ts';
import { writeAudit } from '../../marketplace/index.ts';

type NewUser = z.output<(typeof createUserOperation)['body']>;

interface Dependencies {
  readonly database: Database;
  readonly invitations: LinkRequests;
}

export const emailTaken = () =>
  new ApiError('EMAIL_TAKEN', {
    fields: [{ path: 'email', message: 'An account with this e-mail exists already.' }],
  });

/** A phone number as it is stored; '' stays ''. */
export const phoneOf = (text: string | undefined): string => (text ? requirePhone(text) : '');

/**
 * Creates an account of any role (resolutions R12). Without a password, its owner gets a link by mail to set one.
 * @param invitations makes the links
 * @returns its id
 * @throws ApiError EMAIL_TAKEN, PASSWORD_TOO_COMMON, VALIDATION_FAILED about the phone
 */
export const createUser = async (
  { database, invitations }: Dependencies,
  admin: Account,
  { password, phone, ...user }: NewUser,
  now: Date,
): Promise<string> => {
  const number = phoneOf(phone);
  if (password !== undefined && (await isCommonPassword(password))) {
    const message = 'This password is among the most common ones.';
    throw new ApiError('PASSWORD_TOO_COMMON', { fields: [{ path: 'password', message }] });
  }
  const passwordHash = await (password === undefined ? hashUnknownPassword() : hashPassword(password));
  const opening = { admin, invitations, passwordHash, isInvited: password === undefined };
  return database.transaction((tx) => openAccount(tx, { ...opening, user: { ...user, phone: number } }, now));
};

interface Opening {
  readonly admin: Account;
  readonly invitations: LinkRequests;
  readonly passwordHash: string;
  /** Whether a link to set a password is mailed. */
  readonly isInvited: boolean;
  readonly user: Pick<typeof users.$inferInsert, 'name' | 'email' | 'phone' | 'role'>;
}

/** Writes a new account, audited, in the caller's transaction. @returns its id @throws ApiError EMAIL_TAKEN */
export const openAccount = async (
  tx: TransactionHandle,
  { admin, invitations, passwordHash, isInvited, user }: Opening,
  now: Date,
): Promise<string> => {
  const [made] = await tx
    .insert(users)
    .values({ ...user, passwordHash, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  if (!made) throw emailTaken();
  if (isInvited) await invite(tx, invitations, user.email);
  const changes = { role: [null, user.role] as const };
  await writeAudit(
    tx,
    admin,
    { salonId: null, action: 'admin.createUser', subjectId: made.id, changes },
    now,
  );
  return made.id;
};
