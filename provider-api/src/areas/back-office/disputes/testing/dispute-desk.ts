import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, beforeEach } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import {
  type Answer,
  makeCustomer,
  putVisit,
  type TestCustomer,
} from '../../../../testing/payments/booking-bench.ts';
import type { Scene } from '../../../../testing/payments/for-each-bench.ts';
import { bookings } from '../../../booking/bookings/bookings.tables.ts';
import { postCapture } from '../../../money/ledger/post.ts';
import { payments } from '../../../money/payments/payments.tables.ts';
import { findRefunds } from '../../../money/refunds/refunds.repository.ts';

const START = instantAt('2026-11-22', '16:00');
export const HOUR = 60;
export const REASON = 'The colour is not what we agreed on.';
export const TO_CUSTOMER = 'You are right: the salon used another colour.';
export const TO_SALON = 'Please agree on the colour beforehand.';
let made = 0;

/** An admin client with a dispute, both new in each test. Read its fields inside tests. */
export class DisputeDesk {
  /** Named Asha Rao, like all admins here. */
  meera!: TestCustomer;
  /** The dispute that the calls refer to. */
  id!: string;
  readonly #scene: Scene;
  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** A paid visit of `times` × 508 rupees, which its customer disputes now. */
  disputed = async (times = 1): Promise<string> => {
    const { database, salon, customer, bench } = this.#scene;
    made += 1;
    const totalPaise = times * 50_800;
    const parts = {
      ...{ basePaise: times * 50_000, discountPaise: times * 5_000 },
      ...{ feePaise: times * 4_900, gstPaise: times * 900 },
    };
    const over = { status: 'completed', completedAt: bench.now, updatedAt: bench.now } as const;
    const paid = { ...parts, totalPaise, confirmedAt: addMinutes(START, -HOUR) };
    const bookingId = await putVisit(database, salon, customer, START, 60, { ...over, ...paid, no: made });
    const gatewayPaymentId = `pay_${String(made).padStart(14, '0')}`;
    await database.transaction(async (tx) => {
      await tx.insert(payments).values({
        ...{ bookingId, gatewayOrderId: `order_${made}`, gatewayPaymentId, amountPaise: totalPaise },
        ...{ status: 'paid', capturedAt: START },
      });
      await postCapture(tx, bookingId, gatewayPaymentId, START);
    });
    const path = `/api/customer/bookings/${bookingId}/dispute`;
    const opened = await bench.call('POST', path, { token: customer.token, body: { reason: REASON } });
    assert.equal(opened.status, 200, JSON.stringify(opened.json));
    return bookingId;
  };

  list = async (query = ''): Promise<Answer['json']> =>
    (await this.#scene.bench.call('GET', `/api/admin/disputes${query}`, { token: this.meera.token })).json;

  ids = async (query?: string): Promise<string[]> =>
    (await this.list(query)).disputes.map(({ bookingId }: { bookingId: string }) => bookingId);

  /** The dispute as an admin reads it. */
  readAs = async (who = this.meera): Promise<Answer['json']> =>
    (await this.#scene.bench.call('GET', `/api/admin/disputes/${this.id}`, { token: who.token })).json
      .dispute;

  /** The visit as its customer reads it. */
  told = async (): Promise<Answer['json']> => {
    const { bench, customer } = this.#scene;
    return (await bench.call('GET', `/api/customer/bookings/${this.id}`, { token: customer.token })).json
      .data;
  };

  post = (what: string, body: object, who = this.meera): Promise<Answer> =>
    this.#scene.bench.call('POST', `/api/admin/disputes/${this.id}/${what}`, { token: who.token, body });

  /** In the customer's favour if something is refunded, else in the salon's. */
  resolve = (refundPaise: number, who = this.meera): Promise<Answer> => {
    const outcome = refundPaise ? 'customer' : 'salon';
    return this.post('resolve', { outcome, refundPaise, toCustomer: TO_CUSTOMER, toSalon: TO_SALON }, who);
  };

  /** A mail about the dispute, read once all jobs are done; rejects with ENOENT if there is none. */
  mail = async (name: string): Promise<string> => {
    await this.#scene.bench.jobsDone();
    return readFile(join(this.#scene.bench.dataDir, 'mail', `${name}.${this.id}.eml`), 'utf8');
  };

  statusOf = async (): Promise<string | undefined> => {
    const { db } = this.#scene.database;
    return (await db.select().from(bookings).where(eq(bookings.id, this.id)))[0]?.status;
  };

  /** The refunds for it, in paise. */
  given = async (): Promise<number[]> =>
    (await findRefunds(this.#scene.database.db, this.id)).map(({ amountPaise }) => amountPaise);
}

/** Call it in the suite: it registers its own hooks. */
export const openDisputeDesk = (scene: Scene): DisputeDesk => {
  const desk = new DisputeDesk(scene);
  before(() => scene.bench.app.ready());
  beforeEach(async () => {
    desk.meera = await makeCustomer(scene.database, 'admin');
    desk.id = await desk.disputed();
  });
  return desk;
};
