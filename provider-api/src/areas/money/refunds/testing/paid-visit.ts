import assert from 'node:assert/strict';
import type { Bench, TestCustomer, TestSalon } from '../../../../testing/payments/booking-bench.ts';
import type { Sandbox } from '../../../../testing/payments/sandbox-process.ts';

export interface PaidVisit {
  readonly bookingId: string;
  readonly orderId: string;
  readonly paymentId: string;
}

/** Books and pays a visit as a customer does; 508 rupees unless `change` asks for something else. */
export const payVisit = async (
  bench: Bench,
  sandbox: Sandbox,
  customer: TestCustomer,
  salon: TestSalon,
  change: Record<string, unknown> = {},
): Promise<PaidVisit> => {
  const ordered = await bench.order(customer, salon, change);
  assert.equal(ordered.status, 200, JSON.stringify(ordered.json));
  const { orderId, bookingId } = ordered.json;
  const checkout = await sandbox.pay(orderId);
  const verified = await bench.verify(customer, checkout);
  assert.equal(verified.status, 200, JSON.stringify(verified.json));
  return { bookingId, orderId, paymentId: checkout.paymentId };
};

/** Cancels a visit as its customer, by either method. */
export const cancelVisit = (
  bench: Bench,
  customer: TestCustomer,
  bookingId: string,
  { method = 'POST', body }: { method?: 'POST' | 'PUT'; body?: unknown } = {},
) =>
  bench.call(method, `/api/customer/bookings/${bookingId}/cancel`, {
    token: customer.token,
    ...(body !== undefined && { body }),
  });
