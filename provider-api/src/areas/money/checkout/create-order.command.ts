import { localDateOf, parseDateTime, type Quote, rupeesOf, wishesOf } from '@sundara/contracts';
import type { createOrder } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { findSlots, findVisit, REFUSAL_SENTENCES } from '../../booking/index.ts';
import type { Log, PaymentDependencies } from '../gateway/payment-dependencies.ts';
import type { Hold } from '../payments/own-holds.repository.ts';
import { contactOf } from './customer-contact.ts';
import { keepState, stateOf } from './customer-state.ts';
import type { HoldPlace } from './hold-request.ts';
import { holdVisit } from './hold-visit.command.ts';
import { openOrder } from './open-order.ts';

type Basket = z.output<typeof createOrder.body>;

export interface OpenedOrder {
  readonly orderId: string;
  readonly hold: Hold;
  readonly quote: Quote;
}

/**
 * Prices the basket, holds its time and opens the gateway's order for it (resolutions M2, M5, T1 to T3). Prices,
 * durations and names sent by the browser are not trusted. The checks run in the order in which a person can fix the
 * problems: salon and services, price, the customer's name, time, who is free, gateway.
 * @throws ApiError every code that the operation `payment.createOrder` names
 */
export const openBasketOrder = async (
  dependencies: PaymentDependencies,
  customer: Account,
  basket: Basket,
  from: HoldPlace,
  log: Log,
): Promise<OpenedOrder> => {
  const { database, now } = dependencies;
  const start = parseDateTime(basket.dateTime);
  if (!start) throw new ApiError('VALIDATION_FAILED', unreadableTime);
  const state = stateOf(basket.customerDetails?.state);
  const visit = await findVisit(
    database.db,
    basket.salonId,
    basket.services.map(({ serviceId }) => serviceId),
  );
  requirePrice(visit.quote, basket.amount);
  // An account that was opened by a mailed code has no name until its owner writes one.
  if (customer.name === '') throw new ApiError('NAME_NEEDED');

  const specialistId = basket.specialistId?.toLowerCase();
  const asker = { now: now(), customerId: customer.id, specialistId };
  const freshSlots = () => findSlots(database.db, visit, localDateOf(start), asker);
  const contact = contactOf(customer, basket.customerDetails);
  const about = { contact, wishes: wishesOf(basket), forSomebodyElse: basket.forSomebodyElse };
  const request = { customerId: customer.id, visit, start, specialistId, from, ...about };
  const hold = await holdVisit(database, request, asker.now);
  if (hold === 'taken') throw new ApiError('SLOT_TAKEN', { slots: await freshSlots() });
  if (typeof hold === 'string') {
    throw new ApiError('SLOT_NOT_BOOKABLE', { message: REFUSAL_SENTENCES[hold], slots: await freshSlots() });
  }
  await keepState(database, hold.id, customer, state);
  return { orderId: await openOrder(dependencies, hold, log), hold, quote: visit.quote };
};

/** Accepts rupees or paise, as long as the amount is exactly what the basket costs here (resolutions M2). */
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

const unreadableTime = {
  message: 'The date and time cannot be read.',
  fields: [{ path: 'dateTime', message: 'The date and time cannot be read.' }],
};
