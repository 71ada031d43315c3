import type { createUser as createUserOperation } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
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
  if (password !== undefined && isCommonPassword(password)) {
    const message = 'This password is among the most common ones.';
    throw new ApiError('PASSWORD_TOO_COMMON', { fields: [{ path: 'password', message }] });
  }
  const passwordHash = await (password === undefined ? hashUnknownPassword() : hashPassword(password));
  return database.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({ ...user, phone: number, passwordHash, createdAt: now })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (!made) throw emailTaken();
    if (password === undefined) await invite(tx, invitations, user.email);
    const changes = { role: [null, user.role] as const };
    await writeAudit(
      tx,
      admin,
      { salonId: null, action: 'admin.createUser', subjectId: made.id, changes },
      now,
    );
    return made.id;
  });
};
