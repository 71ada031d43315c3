import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/open-database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { hashLinkToken, makeLinkToken } from '../../mailed-links/link-token.ts';
import { passwordResets } from '../../mailed-links/passwords.tables.ts';

const NEW_PASSWORD = 'three slow scissors';

/** Where anybody may ask, by an address or by the token of a mailed link. */
export interface Door {
  readonly name: string;
  readonly call: (asked: string) => { readonly path: string; readonly body: object };
  /** What is made anew for each answer. */
  readonly anew: readonly string[];
}

const ofAddress = (name: string, body: object = {}, anew: readonly string[] = []): Door => ({
  ...{ name, anew },
  call: (email) => ({ path: name, body: { ...body, email } }),
});

export const LOGIN = ofAddress('login', { password: 'not this one' });
export const ADDRESS_DOORS: readonly Door[] = [
  LOGIN,
  ofAddress('forgot-password'),
  ofAddress('code', {}, ['challenge', 'expiresAt']),
];
export const REGISTER = ofAddress('register', { name: 'Ravi', phone: '98480 12345', password: NEW_PASSWORD });
export const RESET: Door = {
  ...{ name: 'reset-password', anew: [] },
  call: (token) => ({ path: `reset-password/${token}`, body: { password: NEW_PASSWORD } }),
};

/** Why a link that was mailed works no more. */
export const ENDINGS = ['used', 'late', 'followed by a newer one', 'of a closed account'] as const;
type Ending = (typeof ENDINGS)[number];

/** Stores a link of the account that works no more; a closed account stays closed. @returns its token */
export const putEndedLink = async (
  { db }: Pick<Database, 'db'>,
  userId: string,
  ending: Ending,
): Promise<string> => {
  const now = new Date();
  const token = makeLinkToken();
  await db.insert(passwordResets).values({
    ...{ tokenHash: hashLinkToken(token), userId, createdAt: addMinutes(now, -2) },
    expiresAt: addMinutes(now, ending === 'late' ? -1 : 28),
    usedAt: ending === 'used' ? now : null,
  });
  if (ending === 'followed by a newer one')
    await db.insert(passwordResets).values({
      ...{ tokenHash: hashLinkToken(makeLinkToken()), userId, createdAt: now },
      expiresAt: addMinutes(now, 30),
    });
  if (ending === 'of a closed account')
    await db.update(users).set({ isActive: false }).where(eq(users.id, userId));
  return token;
};
