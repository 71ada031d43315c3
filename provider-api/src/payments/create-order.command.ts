import {
  instantAt,
  localDateOf,
  localTimeOf,
  parseDateTime,
  type Quote,
  rupeesOf,
  type SlotRefusal,
} from '@sundara/contracts';
import type { createOrder } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import type { Account } from '../auth/access.ts';
import { findSlots, refusalOfVisit } from '../availability/day-slots.ts';
import type { Hold } from '../bookings/hold.repository.ts';
import { holdVisit } from '../bookings/hold-visit.command.ts';
import { findVisit, type Visit } from '../bookings/visit.ts';
import { ApiError } from '../http/api-error.ts';
import { contactOf } from './customer-contact.ts';
import { openOrder } from './open-order.ts';
import type { Log, PaymentDependencies } from './payment-dependencies.ts';

type Basket = z.output<typeof createOrder.body>;

export interface OpenedOrder {
  readonly orderId: string;
  readonly hold: Hold;
  readonly quote: Quote;
}

/**
 * Prices the basket, holds its time and opens the gateway's order for it (resolutions M2, M5, T1 to T3). Nothing
 * that the browser says about prices, lengths or names is believed. The order of the checks is the order in which
 * a person can mend them: salon and services, price, time, seat, gateway.
 * @throws ApiError every code that the operation `payment.createOrder` names
 */
export const openBasketOrder = async (
  dependencies: PaymentDependencies,
  customer: Account,
  basket: Basket,
  log: Log,
): Promise<OpenedOrder> => {
  const { database, now } = dependencies;
  const start = parseDateTime(basket.dateTime);
  if (!start) throw new ApiError('VALIDATION_FAILED', unreadableTime);
  const visit = await findVisit(
    database.db,
    basket.salonId,
    basket.services.map(({ serviceId }) => serviceId),
  );
  requirePrice(visit.quote, basket.amount);

  const asker = { now: now(), customerId: customer.id };
  const freshSlots = () => findSlots(database.db, visit, localDateOf(start), asker);
  const refusal = judgeStart(visit, start, asker.now);
  if (refusal) {
    throw new ApiError('SLOT_NOT_BOOKABLE', { message: REFUSALS[refusal], slots: await freshSlots() });
  }
  const contact = contactOf(customer, basket.customerDetails);
  const request = { customerId: customer.id, visit, start, contact, specialRequests: basket.specialRequests };
  const hold = await holdVisit(database, request, asker.now);
  if (!hold) throw new ApiError('SLOT_TAKEN', { slots: await freshSlots() });
  return { orderId: await openOrder(dependencies, hold, log), hold, quote: visit.quote };
};

/** Rupees or paise, as long as it is exactly what the basket costs here (resolutions M2). */
const requirePrice = (quote: Quote, amount: number): void => {
  if (amount === quote.totalPaise || amount === rupeesOf(quote.totalPaise)) return;
  throw new ApiError('PRICE_CHANGED', { quote: inRupees(quote) });
};

export const inRupees = (quote: Quote) => ({
  base: rupeesOf(quote.basePaise),
  discount: rupeesOf(quote.discountPaise),
  fee: rupeesOf(quote.feePaise),
  gst: rupeesOf(quote.gstPaise),
  total: rupeesOf(quote.totalPaise),
});

const judgeStart = (visit: Visit, start: Date, now: Date): SlotRefusal | undefined => {
  const [date, time] = [localDateOf(start), localTimeOf(start)];
  // 10:00:30 reads as 10:00 and is none.
  if (instantAt(date, time).getTime() !== start.getTime()) return 'off-grid';
  return refusalOfVisit(visit, date, time, now);
};

const REFUSALS: Readonly<Record<SlotRefusal, string>> = {
  closed: 'The salon is not open for the whole of this visit. Please choose another time.',
  'too-soon': 'This time is too soon. Please book at least an hour ahead.',
  'too-far': 'This day is too far ahead. Please choose one within the next 60 days.',
  'off-grid': 'Visits do not start at this time. Please choose one of the times offered.',
};

const unreadableTime = {
  message: 'The date and time cannot be read.',
  fields: [{ path: 'dateTime', message: 'The date and time cannot be read.' }],
};
