import assert from 'node:assert/strict';
import { addMinutes } from '@sundara/contracts';
import { hashCode } from '../../../areas/identity/codes/request-sign-in-code.ts';
import { signInCodes } from '../../../areas/identity/codes/sign-in-codes.tables.ts';
import { emailConfirmations } from '../../../areas/identity/mailed-links/email-confirmations.tables.ts';
import { hashLinkToken } from '../../../areas/identity/mailed-links/link-token.ts';
import { passwordResets } from '../../../areas/identity/mailed-links/passwords.tables.ts';
import { signInLinks } from '../../../areas/identity/mailed-links/sign-in-links.tables.ts';
import { insertSession } from '../../../areas/identity/sessions/sessions.repository.ts';
import {
  type Bench,
  MONDAY_NOON,
  makeCustomer,
  type TestCustomer,
} from '../../../testing/payments/booking-bench.ts';
import type { OwnerScene } from '../two-owners.ts';
import type { Caller } from './sample-call.ts';

interface Needs {
  readonly own: OwnerScene;
  readonly people: Readonly<Record<Exclude<Caller, 'nobody'>, TestCustomer>>;
  readonly password: string;
}

const CODE = '123456';

/** Mailed links and codes, sessions, a second factor that was begun, and accounts that an admin changes. */
export const putAccountThings = async ({ app, database, call }: Bench, { own, people, password }: Needs) => {
  const { db } = database;
  const { customer, salon } = people;
  const link = (what: string) => `${what}-token-of-${own.word}`;
  const lives = { createdAt: MONDAY_NOON, expiresAt: addMinutes(MONDAY_NOON, 10) };
  const row = (what: string, { id: userId }: TestCustomer) => ({
    ...{ tokenHash: hashLinkToken(link(what)), userId, ...lives },
  });
  const forgetful = await makeCustomer(database);
  await db.insert(passwordResets).values(row('reset', forgetful));
  await db.insert(signInLinks).values({ ...row('sign-in', forgetful), sessionVersion: 1 });
  await db.insert(emailConfirmations).values(row('confirm', customer));
  const challenge = link('challenge');
  const challengeHash = hashLinkToken(challenge);
  await db.insert(signInCodes).values({
    ...{ challengeHash, codeHash: hashCode(challenge, CODE), expiresAt: lives.expiresAt },
    sealedEmail: app.auth.codeSealer.seal(customer.email, challengeHash),
  });
  const body = { password };
  const begun = await call('POST', '/api/auth/second-factor', { token: people.protected.token, body });
  assert.equal(begun.status, 200, JSON.stringify(begun.json));
  const signedIn = await app.inject({
    ...{ method: 'POST', url: '/api/auth/login' },
    payload: { email: salon.email, password },
  });
  const cookies = [signedIn.headers['set-cookie'] ?? []].flat();
  return {
    ...{ reset: link('reset'), signInLink: link('sign-in'), confirmation: link('confirm') },
    ...{ challenge, code: CODE, secret: String(begun.json.secret) },
    refreshCookie: cookies.map((text) => text.split(';')[0]).join('; '),
    device: await insertSession(db, customer.id, new Date()),
    toChange: (await makeCustomer(database)).id,
    toSwitch: (await makeCustomer(database)).id,
    toDelete: (await makeCustomer(database)).id,
    withoutSalon: (await makeCustomer(database, 'salon')).id,
    devicesOf: forgetful.id,
    deviceOf: await insertSession(db, forgetful.id, new Date()),
  };
};
