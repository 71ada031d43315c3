import { paymentSandbox } from '../payment-sandbox.ts';
import { until } from '../until.ts';
import type { SalonToBook } from './booking-dialog.ts';
import { type BookedVisit, bookingsOf, type Customer } from './customer.ts';
import { freeTimeOf, orderVisit } from './order-visit.ts';

/** Books and pays the salon's shortest service for a customer over the API, at least the given number of days ahead. */
export const bookVisit = async (
  url: string,
  customer: Customer,
  salon: SalonToBook,
  daysAhead = 3,
): Promise<BookedVisit> => {
  const { specialistId, dateTimes } = await freeTimeOf(url, salon, daysAhead);
  const orderId = await orderVisit(url, customer, salon, { specialistId, dateTime: dateTimes[0] });
  await paymentSandbox(url).pay(orderId);
  return until('the visit is booked', async () => {
    const booked = await bookingsOf(url, customer);
    return booked.find((visit) => visit.orderId === orderId && visit.status === 'confirmed');
  });
};
