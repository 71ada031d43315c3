import type { createOrder, Input } from '@sundara/contracts/api';
import type { SessionUser } from '@sundara/contracts/federation';
import type { CheckoutOptions } from '@sundara/web/checkout';
import type { Paying } from './paying.ts';
import { methodFirst } from './payment-method.ts';

type Body = Input<typeof createOrder>['body'];

/** The body of an order request: it includes the price that the customer has seen, in paise (resolutions M2). */
export const orderBody = ({ flow, basket, state }: Paying, user: SessionUser): Body => {
  const { quote, slot, specialist, wishes, forSomebodyElse } = flow.getState();
  return {
    amount: quote.totalPaise,
    currency: 'INR',
    salonId: basket.salon.id,
    services: basket.services.map(({ id, ...service }) => ({ serviceId: id, ...service })),
    dateTime: slot?.dateTime ?? '',
    ...(specialist && { specialistId: specialist.id }),
    ...wishes,
    ...(forSomebodyElse && { forSomebodyElse }),
    customerDetails: { name: user.name, email: user.email, phone: user.phone, ...(state && { state }) },
  };
};

/** What is paid in the gateway's window; `amount` in paise. */
interface Payable {
  readonly key: string;
  readonly orderId: string;
  readonly amount: number;
  readonly currency: string;
}

/** The options of the gateway's window. */
export const widgetOptions = (
  { orderId, key, amount, currency }: Payable,
  salonName: string,
  user: SessionUser | undefined,
): CheckoutOptions => ({
  key,
  order_id: orderId,
  amount,
  currency,
  name: 'Sundara',
  description: `Booking at ${salonName}`,
  prefill: {
    ...(user?.name && { name: user.name }),
    ...(user?.email && { email: user.email }),
    ...(user?.phone && { contact: user.phone }),
  },
  config: methodFirst(),
});
