import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { bookingServices } from '../../../areas/booking/bookings/bookings.tables.ts';
import { users } from '../../../areas/identity/accounts/accounts.tables.ts';
import { hashPassword } from '../../../areas/identity/passwords/passwords.ts';
import { twoColours } from '../../../areas/marketplace/uploads/testing/pictures.ts';
import { payVisit } from '../../../areas/money/refunds/testing/paid-visit.ts';
import {
  type Bench,
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
} from '../../../testing/payments/booking-bench.ts';
import type { Sandbox } from '../../../testing/payments/sandbox-process.ts';
import { tokenOf } from '../../../testing/token-of.ts';
import { makeOwner } from '../two-owners.ts';
import { putAccountThings } from './account-things.ts';
import { putDeskThings } from './desk-things.ts';
import { putMoneyThings } from './money-things.ts';
import type { Caller } from './sample-call.ts';

/** The password of everybody in the scene. */
export const SCENE_PASSWORD = 'marigold-lamp-42';
const CHAIRS = 20;
const DAY = 1440;

let scenes = 0;

/** A marketplace in which each operation has something to work on, beside those that there are; made by rows and, where money moves, by calls. */
export const makeSampleScene = async (bench: Bench, sandbox: Sandbox) => {
  const { database } = bench;
  scenes += 1;
  const own = await makeOwner(database, `Alphaword${scenes}`);
  const foreign = await makeOwner(database, `Betaword${scenes}`);
  const passwordHash = await hashPassword(SCENE_PASSWORD);
  /** Gives an account the password of the scene, which ends the session that it had. */
  const withPassword = async (account: TestCustomer): Promise<TestCustomer> => {
    await database.db.update(users).set({ passwordHash }).where(eq(users.id, account.id));
    return { ...account, token: await tokenOf(database, account.id) };
  };
  const people: Readonly<Record<Exclude<Caller, 'nobody'>, TestCustomer>> = {
    customer: await withPassword(await makeCustomer(database)),
    leaver: await withPassword(await makeCustomer(database)),
    salon: await withPassword(own.owner),
    protected: await withPassword(await makeCustomer(database, 'salon')),
    admin: await withPassword(await makeCustomer(database, 'admin')),
  };
  const otherAdmin = await makeCustomer(database, 'admin');

  const wide = await makeSalon(database, CHAIRS);
  let visits = 0;
  /** A visit of the customer some days ahead, or one that is over, each at a time of its own. */
  const visit = async (isOver = false) => {
    visits += 1;
    const start = addMinutes(MONDAY_NOON, isOver ? -60 * (visits + 1) : (2 + visits) * DAY);
    const over = { status: 'completed', completedAt: addMinutes(MONDAY_NOON, -30) } as const;
    const change = { confirmedAt: addMinutes(MONDAY_NOON, -3 * DAY), no: 100 + visits, ...(isOver && over) };
    const bookingId = await putVisit(database, wide, people.customer, start, 60, change);
    await database.db.insert(bookingServices).values({
      ...{ bookingId, position: 0, serviceId: wide.cut, name: 'Cut', description: '' },
      ...{ category: 'Hair Care', pricePaise: 0, durationMinutes: 60 },
    });
    return bookingId;
  };
  let hour = 9;
  /** A visit of the customer that the gateway was paid for, on the day after. */
  const paid = () => {
    hour += 1;
    return payVisit(bench, sandbox, people.customer, wide, {
      dateTime: `2026-11-24T${String(hour).padStart(2, '0')}:00`,
      forSomebodyElse: true,
    });
  };
  const scene = {
    ...{ own, foreign, people, otherAdmin, wide: wide.id, cut: wide.cut },
    ...{
      toCancel: await visit(),
      toCancelByPut: await visit(),
      toMove: await visit(),
      toKeep: await visit(),
    },
    ...{ toReview: await visit(true), toDispute: await visit(true), toReadAgain: await visit(true) },
    ...{ paid: await paid(), paidToo: await paid(), paidAsWell: await paid() },
    picture: await twoColours().jpeg().toBuffer(),
  };
  const order = await bench.order(people.customer, wide, {
    dateTime: '2026-11-24T16:00',
    forSomebodyElse: true,
  });
  const checkout = await sandbox.pay(String(order.json.orderId));
  return {
    ...{ ...scene, checkout },
    ...(await putAccountThings(bench, { own, people, password: SCENE_PASSWORD })),
    ...(await putMoneyThings(bench, sandbox, scene)),
    ...(await putDeskThings(bench, scene)),
  };
};

export type SampleScene = Awaited<ReturnType<typeof makeSampleScene>>;
