import type { createOrder, Input, Reply } from '@sundara/contracts/api';
import type { BookingBasket, SessionUser } from '@sundara/contracts/federation';
import type { Paying } from './paying.ts';

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

/** The options of the gateway's window. */
export const widgetOptions = (
  order: Reply<typeof createOrder>,
  basket: BookingBasket,
  user: SessionUser,
) => ({
  key: order.key,
  order_id: order.orderId,
  amount: order.amount,
  currency: order.currency,
  name: 'Sundara',
  description: `Booking at ${basket.salon.name}`,
  prefill: {
    ...(user.name && { name: user.name }),
    ...(user.email && { email: user.email }),
    ...(user.phone && { contact: user.phone }),
  },
});
