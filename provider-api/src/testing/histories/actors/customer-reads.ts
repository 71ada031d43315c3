import type { Answer } from '../../payments/booking-bench.ts';
import type { SeenVisit } from '../history.ts';
import { ask } from './ask.ts';
import type { OfVisit } from './stage.ts';

const MOST = 100;

/** A visit, as the customer and the salon alike are told of it. */
export const seenOf = (json: Answer['json']): SeenVisit => ({
  bookingId: json.id,
  status: json.status,
  start: Date.parse(json.dateTime),
});

export const readVisit: OfVisit =
  (stage, { token }, { bookingId }) =>
  async (api) => {
    const request = { method: 'GET', path: `/api/customer/bookings/${bookingId}`, token } as const;
    await ask(stage, api, ['readVisit', { bookingId }], request, seenOrMissing);
  };

/** The visit of an answer; null where there is none. */
export const seenOrMissing = (json: Answer['json'], status: number): SeenVisit | null | undefined => {
  if (status === 404) return null;
  return status === 200 ? seenOf(json.data) : undefined;
};

export const readVisits: OfVisit =
  (stage, { id: customerId, token }) =>
  async (api) => {
    const request = { method: 'GET', path: `/api/customer/bookings?limit=${MOST}`, token } as const;
    await ask(stage, api, ['readVisits', { customerId }], request, (json, status) =>
      status === 200 ? json.bookings.map(seenOf) : undefined,
    );
  };

export const readOrder: OfVisit =
  (stage, { token }, { bookingId, orderId }) =>
  async (api) => {
    const request = { method: 'GET', path: `/api/payment/orders/${orderId}`, token } as const;
    await ask(stage, api, ['readOrder', { bookingId }], request, (json, status) =>
      status === 200 ? json.order.paymentId !== null : undefined,
    );
  };
