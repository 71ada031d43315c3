import { ask } from '../ask.ts';
import type { SalonToBook } from './booking-dialog.ts';
import type { Customer } from './customer.ts';

const body = async (address: string, token?: string, content?: unknown) => {
  const { text } = await ask(address, {
    method: content === undefined ? 'GET' : 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(content !== undefined && { 'content-type': 'application/json' }),
    },
    ...(content !== undefined && { body: JSON.stringify(content) }),
  });
  return JSON.parse(text);
};

/** The id of the salon's shortest service: two free times in a row for it don't overlap. */
export const shortestOf = ({ services }: SalonToBook): string =>
  services.toSorted((a, b) => a.duration - b.duration)[0]?.id ?? '';

export interface FreeTime {
  readonly specialistId: string;
  /** Free start times with this specialist, as the API names them. */
  readonly dateTimes: readonly string[];
}

/**
 * A specialist who does the salon's shortest service, and their free times on the first day with two of them, from
 * `daysAhead` days ahead on.
 */
export const freeTimeOf = async (url: string, salon: SalonToBook, daysAhead = 1): Promise<FreeTime> => {
  const day = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000 + 330 * 60_000).toISOString().slice(0, 10);
  const base = `${url}/api/public/salons/${salon.id}/availability`;
  const query = `services=${shortestOf(salon)}`;
  const { specialists } = await body(
    `${base}/days?${query}&from=${day(daysAhead)}&to=${day(daysAhead + 13)}`,
  );
  const specialistId: string = specialists[0].id;
  const mine = `${query}&specialist=${specialistId}`;
  const { days } = await body(`${base}/days?${mine}&from=${day(daysAhead)}&to=${day(daysAhead + 13)}`);
  const { date } = days.find(({ free }: { free: number }) => free > 1);
  const { slots } = await body(`${base}?${mine}&date=${date}`);
  const free = slots.filter(({ available }: { available: boolean }) => available);
  return { specialistId, dateTimes: free.map(({ dateTime }: { dateTime: string }) => dateTime) };
};

/** Holds a time for that service over the API, at the server's price. @returns the order's id */
export const orderVisit = async (
  url: string,
  { token }: Customer,
  salon: SalonToBook,
  when: { readonly dateTime: string | undefined; readonly specialistId: string },
): Promise<string> => {
  const order = (amount: number) =>
    body(`${url}/api/payment/create-order`, token, {
      amount,
      salonId: salon.id,
      services: [{ serviceId: shortestOf(salon) }],
      ...when,
    });
  const { quote } = await order(0);
  const { orderId, message } = await order(quote.total);
  if (typeof orderId !== 'string') throw new Error(`No order was opened: ${message}`);
  return orderId;
};
