import type { DescribedOperation, KnownValues } from '@sundara/contracts/testing/contract';
import { eq, inArray } from 'drizzle-orm';
import { makeOwner } from '../../app/testing/two-owners.ts';
import { bookings } from '../../areas/booking/bookings/bookings.tables.ts';
import { users } from '../../areas/identity/accounts/accounts.tables.ts';
import { createTokens } from '../../areas/identity/accounts/tokens.ts';
import { hashPassword } from '../../areas/identity/passwords/passwords.ts';
import { insertSession } from '../../areas/identity/sessions/sessions.repository.ts';
import { payments } from '../../areas/money/payments/payments.tables.ts';
import { subscriptions } from '../../areas/money/subscriptions/subscriptions.tables.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { MONDAY_NOON, makeCustomer } from '../payments/booking-bench.ts';
import { TOKEN_SECRET } from '../test-settings.ts';
import type { Caller } from './callers.ts';
import { knownValues } from './known-values.ts';

/** A customer, an owner with one of everything, and an admin. */
export interface ContractWorld {
  /** A token of a new session; undefined for nobody. */
  tokenOf(caller: Caller): Promise<string | undefined>;
  /** What exists and may stand in a field of an operation. */
  knownIn(operation: DescribedOperation): KnownValues;
}

const PASSWORD = 'marigold-lamp-42';
let passwordHash: Promise<string> | undefined;
let worlds = 0;

/** Makes a world beside those that there are. */
export const makeWorld = async (database: Database): Promise<ContractWorld> => {
  const { db } = database;
  worlds += 1;
  const word = `World${worlds}x`;
  const scene = await makeOwner(database, word);
  const admin = await makeCustomer(database, 'admin');
  const spare = await makeCustomer(database, 'salon');
  const visits = [scene.ahead, scene.over];
  const [{ customerId: customer = '' } = {}] = await db
    .select({ customerId: bookings.customerId })
    .from(bookings)
    .where(inArray(bookings.id, visits));
  const paid = visits.map((bookingId, no) => ({
    ...{ bookingId, gatewayOrderId: `order_${word}${no}`, gatewayPaymentId: `pay_${word}${no}` },
    ...{ amountPaise: 50_800, status: 'paid' as const, capturedAt: MONDAY_NOON },
  }));
  await db.insert(payments).values(paid);
  // The gateway knows no plan of that number.
  await db.update(subscriptions).set({ state: 'ended' }).where(eq(subscriptions.salonId, scene.salon));
  const accounts = { customer: customer ?? '', salon: scene.owner.id, admin: admin.id };
  passwordHash ??= hashPassword(PASSWORD);
  const [{ email = '' } = {}] = await db
    .update(users)
    .set({ passwordHash: await passwordHash })
    .where(inArray(users.id, Object.values(accounts)))
    .returning({ email: users.email });

  const tokenOf = async (caller: Caller): Promise<string | undefined> => {
    if (caller === 'nobody') return undefined;
    const userId = accounts[caller];
    // An earlier request may have disabled it, or given it another role or password.
    const [{ sessionVersion = 1 } = {}] = await db
      .update(users)
      .set({ isActive: true, role: caller })
      .where(eq(users.id, userId))
      .returning({ sessionVersion: users.sessionVersion });
    const sessionId = await insertSession(db, userId, new Date());
    return createTokens(TOKEN_SECRET).sign({ userId, role: caller, sessionId, sessionVersion });
  };
  const knownIn = knownValues(scene, {
    ...{ accounts: Object.values(accounts), spareOwner: spare.id, email, password: PASSWORD },
    orders: paid.map(({ gatewayOrderId }) => gatewayOrderId),
  });
  return { tokenOf, knownIn };
};
