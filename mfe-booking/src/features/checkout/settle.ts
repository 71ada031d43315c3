import type { OrderState } from '@sundara/contracts/api';
import { LAPSED, type Notice } from '../flow/flow.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { type Paying, TEXTS } from './paying.ts';

const REFUNDED =
  'Your payment came after your time was free again, and it was taken. All of it goes back to you.';

/**
 * Applies the provider's state of an order to the flow; false if that is not final: the gateway has a payment that is
 * not final, or we have a proof of one that the provider has not seen.
 * @param isRefuted the proof was refused, and the gateway has just been asked: a payment that it does not know was
 * never made
 */
export const settle = (
  paying: Paying,
  { state, orderId, booking, checkout, failure }: OrderState,
  isRefuted = false,
): boolean => {
  const { flow } = paying;
  const { stage, proof } = flow.getState();
  if (state === 'booked') {
    // A proof means that it was paid here, whatever has happened since.
    book(paying, booking.id, stage !== 'asking' && !proof);
    return true;
  }
  if (state === 'refunding' || state === 'refunded') {
    const notice = { severity: 'error', text: REFUNDED, wayOn: 'where-is-my-money', orderId } as const;
    const change = { slot: undefined, order: undefined, proof: undefined, notice };
    if (!flow.go('time', change)) flow.setState(change);
    return true;
  }
  if (state === 'checking' || (proof && !isRefuted)) return false;
  if (stage === 'time') return true;
  const failed: Notice | undefined =
    state === 'failed' && failure ? { severity: 'error', text: `Payment failed: ${failure}` } : undefined;
  const notice = failed ?? (isRefuted ? refuted(orderId) : undefined);
  const change = checkout
    ? { order: { orderId, heldUntil: checkout.holdExpiresAt }, proof: undefined, ...(notice && { notice }) }
    : { order: undefined, proof: undefined, notice: LAPSED };
  if (!flow.go('payment', change)) flow.setState(change);
  return true;
};

const refuted = (orderId: string): Notice => ({
  severity: 'error',
  text: TEXTS.notVerified,
  wayOn: 'where-is-my-money',
  orderId,
});

/** Marks the visit as booked, and notifies the customer, the page and the other tabs. */
export const book = (paying: Paying, bookingId: string, elsewhere: boolean): void => {
  const { flow, basket, shell } = paying;
  const { slot } = flow.getState();
  const end = { booked: { bookingId, elsewhere }, notice: undefined, proof: undefined };
  if (!flow.go('booked', end)) return;
  if (!elsewhere) shell.notify.success(TEXTS.booked);
  shell.events.emit('booking.confirmed', { bookingId, salonId: basket.salon.id });
  if (slot && !elsewhere) tellOtherTabs({ bookingId, salonId: basket.salon.id, dateTime: slot.dateTime });
};
