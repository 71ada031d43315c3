import { paiseOf, type Quote, rupeesOf } from '@sundara/contracts';
import { createOrder, type ErrorReply, type Reply, verifyPayment } from '@sundara/contracts/api';
import type { ApiFailure, BookingBasket, SessionUser, ShellApi } from '@sundara/contracts/federation';
import type { Flow, FlowStore } from '../flow/flow.store.ts';
import { loadCheckout, openCheckout } from './razorpay.ts';

type Order = Reply<typeof createOrder>;
type Shell = Pick<ShellApi, 'http' | 'notify' | 'config' | 'events'>;

const PAYMENT_NOT_STARTED = 'Failed to initialize payment. Please try again.';
const WINDOW_NOT_OPENED = 'Failed to open payment window. Please try again.';
const NOT_VERIFIED = 'Payment verification failed. Please contact support.';

/**
 * Pays for the flow's basket: holds the time, opens the gateway's window, turns the payment into a booking.
 * Every way it can end is a change of the flow; it never throws.
 */
export const pay = async (
  flow: FlowStore,
  basket: BookingBasket,
  user: SessionUser,
  shell: Shell,
): Promise<void> => {
  const { checkoutScriptUrl, checkoutScriptIntegrity } = shell.config;
  const checkout = loadCheckout(checkoutScriptUrl, checkoutScriptIntegrity);
  checkout.catch(() => {});
  flow.setState({ busy: 'Holding your time…', message: undefined });
  const ordered = await shell.http.call(createOrder, { body: orderBody(flow.getState(), basket, user) });
  if (!ordered.ok) return flow.setState({ busy: undefined, ...refusedOrder(ordered.failure) });

  flow.setState({ heldUntil: ordered.data.holdExpiresAt, busy: 'Waiting for the payment window…' });
  try {
    const end = await openCheckout(await checkout, widgetOptions(ordered.data, basket, user));
    if (end.kind === 'dismissed') {
      return flow.setState({ busy: undefined, message: end.failure && `Payment failed: ${end.failure}` });
    }
    flow.setState({ busy: 'Confirming your booking…' });
    const { paymentId, orderId, signature } = end;
    const verified = await shell.http.call(verifyPayment, { body: { paymentId, orderId, signature } });
    if (!verified.ok) return flow.setState({ busy: undefined, message: unverified(verified.failure) });
    const { bookingId } = verified.data;
    shell.notify.success('Booking confirmed successfully!');
    shell.events.emit('booking.confirmed', { bookingId, salonId: basket.salon.id });
    flow.setState({ busy: undefined, step: 'success', bookingId });
  } catch {
    flow.setState({ busy: undefined, message: WINDOW_NOT_OPENED });
  }
};

const orderBody = (flow: Flow, basket: BookingBasket, user: SessionUser) => ({
  amount: flow.quote.totalPaise,
  currency: 'INR' as const,
  salonId: basket.salon.id,
  services: basket.services.map(({ id, ...service }) => ({ serviceId: id, ...service })),
  dateTime: flow.slot?.dateTime ?? '',
  specialRequests: flow.specialRequests,
  customerDetails: { name: user.name, email: user.email, phone: user.phone },
});

const widgetOptions = (order: Order, basket: BookingBasket, user: SessionUser) => ({
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

/** A lost time leads back to the times, a changed price shows the new one; all else stays at the payment. */
const refusedOrder = (failure: ApiFailure): Partial<Flow> => {
  if (failure.kind !== 'rejected') return { message: PAYMENT_NOT_STARTED };
  const message = failure.message || PAYMENT_NOT_STARTED;
  if (failure.code === 'SLOT_TAKEN' || failure.code === 'SLOT_NOT_BOOKABLE')
    return { step: 'time', slot: undefined, message };
  if (failure.code === 'PRICE_CHANGED' && failure.reply.quote)
    return { quote: quoteOf(failure.reply.quote), message };
  return { message };
};

const quoteOf = ({ base, discount, fee, gst, total }: NonNullable<ErrorReply['quote']>): Quote => ({
  basePaise: paiseOf(base),
  discountPaise: paiseOf(discount),
  feePaise: paiseOf(fee),
  gstPaise: paiseOf(gst),
  totalPaise: paiseOf(total),
});

const unverified = (failure: ApiFailure): string =>
  (failure.kind === 'rejected' && failure.message) || NOT_VERIFIED;

/** Rupees to pay, as the button shows them. */
export const amountToPay = (quote: Quote): number => rupeesOf(quote.totalPaise);
