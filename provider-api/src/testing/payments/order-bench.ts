import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { services } from '../../areas/marketplace/salons/salons.tables.ts';
import { createRazorpayGateway } from '../../areas/money/gateway/razorpay-gateway.ts';
import { findRefunds } from '../../areas/money/refunds/refunds.repository.ts';
import type { TestCustomer } from './booking-bench.ts';
import type { Scene } from './for-each-bench.ts';
import { KEYS } from './sandbox-process.ts';

/** A payment raises three events: authorized, captured, order.paid. */
export const EVENTS = 3;
/** Kinds of the mails about a visit that was booked. */
export const TOLD = ['mail.booking-confirmed', 'mail.salon-told'];
/** The bookings of a salon with one paid visit, as `bench.rows` tells them. */
export const BOOKED = [{ status: 'confirmed', who: ['1'], payment: 'paid', no: 1 }];

/** For a gateway on a busy machine. */
const LIMIT_MS = 300_000;

/** Orders of a scene with a gateway, and what has become of them in the database, in mails and at the gateway. */
export class OrderBench {
  readonly #scene: Scene;
  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** The gateway as the API asks it. */
  get gateway() {
    return createRazorpayGateway({ url: this.#scene.sandbox.url, ...KEYS, timeoutMs: LIMIT_MS });
  }

  /** Orders a cut at ten, of 50,800 paise; by the scene's own customer unless told. */
  async order(who: TestCustomer = this.#scene.customer): Promise<{ orderId: string; bookingId: string }> {
    const { status, json } = await this.#scene.bench.order(who, this.#scene.salon);
    assert.equal(status, 200);
    return json;
  }

  /** Kinds of the mails about a booking that were sent, once every due job is done. */
  async mailsAbout(bookingId: string): Promise<string[]> {
    await this.#scene.bench.jobsDone();
    const jobs = await this.#scene.database.pool.query<{ kind: string }>(
      `select kind from outbox where kind like 'mail.%' and payload->>'bookingId' = $1 and done_at is not null order by kind`,
      [bookingId],
    );
    return jobs.rows.map(({ kind }) => kind);
  }

  /** Payment, paise, reason and status of each refund of a booking. */
  async refundRows(bookingId: string): Promise<(string | number)[][]> {
    const refunds = await findRefunds(this.#scene.database.db, bookingId);
    return refunds.map(({ gatewayPaymentId, amountPaise, reason, status }) => [
      ...[gatewayPaymentId, amountPaise, reason, status],
    ]);
  }

  /** Events of a booking in the ledger, in their order. */
  async postings(bookingId: string): Promise<string[]> {
    const { rows } = await this.#scene.database.pool.query<{ event: string }>(
      'select event from ledger_transactions where booking_id = $1 order by id',
      [bookingId],
    );
    return rows.map(({ event }) => event);
  }

  /** How often the salon's cut was booked, as visitors are told. */
  async bookingCount(): Promise<number | undefined> {
    const { database, salon } = this.#scene;
    const [cut] = await database.db.select().from(services).where(eq(services.id, salon.cut));
    return cut?.bookingCount;
  }

  /** Paise of each refund that the gateway made for a payment. */
  async refundsOf(paymentId: string): Promise<number[]> {
    return (await this.gateway.refundsOf(paymentId)).map(({ amountPaise }) => amountPaise);
  }

  /** The state in which everything about a paid and booked order has to end. */
  async assertBookedOnce(bookingId: string): Promise<void> {
    const { database, bench, salon } = this.#scene;
    assert.deepEqual(await bench.rows(salon), BOOKED);
    assert.deepEqual(await this.mailsAbout(bookingId), TOLD);
    assert.deepEqual(await this.postings(bookingId), ['captured']);
    const receipts = await database.pool.query('select from receipts where booking_id = $1', [bookingId]);
    assert.deepEqual([receipts.rowCount, await this.bookingCount()], [1, 1]);
  }
}
