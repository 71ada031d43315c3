import { checkPayment, type OrderState, paymentStatus, verifyPayment } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { TEXTS } from '../../features/checkout/paying.ts';
import { isRefusal } from '../../features/checkout/verify.ts';
import type { PaymentProof } from '../../features/flow/flow.ts';
import { useSeen } from './use-seen.ts';

/** Milliseconds until the first request, and the longest wait between two; each wait is 1.5 times the one before. */
const SOON_MS = 4_000;
const LONGEST_MS = 60_000;
/** The first wait when the gateway itself is asked: the API allows six of these requests a minute. */
const ASKED_SOON_MS = 12_000;

interface State {
  readonly order: OrderState;
  /** The proof of a payment that the provider has not confirmed yet: the customer must not be asked to pay again. */
  readonly proof: PaymentProof | undefined;
  readonly asking: boolean;
  /** Why the last request failed. */
  readonly trouble: string | undefined;
  /** Requests since the state last changed. */
  readonly asked: number;
}

type Change =
  | { readonly kind: 'asking' }
  | { readonly kind: 'order'; readonly order: OrderState }
  | { readonly kind: 'trouble'; readonly text: string }
  | { readonly kind: 'proof'; readonly proof: PaymentProof | undefined };

const changed = (state: State, change: Change): State => {
  switch (change.kind) {
    case 'asking':
      return { ...state, asking: true };
    case 'order': {
      const { order } = change;
      const settled = order.paymentId !== null;
      const asked = order.state === state.order.state ? state.asked + 1 : 0;
      const proof = settled ? undefined : state.proof;
      return { order, proof, asking: false, trouble: undefined, asked };
    }
    case 'trouble':
      return { ...state, asking: false, trouble: change.text, asked: state.asked + 1 };
    case 'proof':
      return { ...state, proof: change.proof, asked: 0 };
  }
};

const troubleOf = (failure: ApiFailure): string => {
  if (failure.kind === 'rejected') return failure.message;
  return navigator.onLine
    ? 'We could not be reached just now. This page asks again by itself.'
    : 'You are offline. This page asks again as soon as you are back.';
};

/** Whether an order can still change on its own within minutes. */
const isOpen = ({ state }: OrderState): boolean =>
  state === 'open' || state === 'failed' || state === 'checking';

/** Whether a refund is on its way, which takes days: checked whenever somebody returns to the page. */
const isReturning = ({ state }: OrderState): boolean => state === 'refunding';

/**
 * Keeps an order up to date: requests it at growing intervals while it is open, from the gateway too while a payment is
 * checked; not while the page is hidden or offline, and at once afterwards.
 */
export const useOrder = (first: OrderState) => {
  const { http, notify, events } = useShell();
  const [state, tell] = useReducer(changed, {
    order: first,
    proof: undefined,
    asking: false,
    trouble: undefined,
    asked: 0,
  });
  const { order, proof, asking, asked } = state;
  const { orderId } = order;
  const { salonId } = order.booking;
  const shown: OrderState = proof && isOpen(order) ? { ...order, state: 'checking', checkout: null } : order;
  const seen = useSeen();

  /** Proves a payment to the provider. */
  const prove = useCallback(
    async ({ paymentId, signature }: PaymentProof): Promise<'proved' | 'refused' | 'unknown'> => {
      const verified = await http.call(verifyPayment, { body: { paymentId, orderId, signature } });
      if (verified.ok) {
        notify.success(TEXTS.booked);
        events.emit('booking.confirmed', { bookingId: verified.data.bookingId, salonId });
        return 'proved';
      }
      return isRefusal(verified.failure) ? 'refused' : 'unknown';
    },
    [http, notify, events, orderId, salonId],
  );

  const ask = useCallback(
    async (theGateway: boolean, given: PaymentProof | undefined): Promise<void> => {
      tell({ kind: 'asking' });
      const proved = given ? await prove(given) : 'unknown';
      // After a refused proof, only the gateway can confirm that nothing was paid.
      const asksGateway = proved === 'refused' || (theGateway && proved !== 'proved');
      const answer = await http.call(asksGateway ? checkPayment : paymentStatus, { params: { orderId } });
      if (proved === 'proved' || (proved === 'refused' && answer.ok))
        tell({ kind: 'proof', proof: undefined });
      if (answer.ok) tell({ kind: 'order', order: answer.data.order });
      const isRefuted = proved === 'refused' && answer.ok && answer.data.order.paymentId === null;
      const text = answer.ok ? isRefuted && TEXTS.notVerified : troubleOf(answer.failure);
      if (text) tell({ kind: 'trouble', text });
    },
    [http, orderId, prove],
  );

  const checking = shown.state === 'checking';
  const check = useCallback(() => ask(true, proof), [ask, proof]);
  const missed = useRef(false);
  useEffect(() => {
    if (asking || !(isOpen(order) || isReturning(order))) return;
    if (!seen) {
      missed.current = true;
      return;
    }
    if (!isOpen(order) && !missed.current) return;
    const wait = Math.min((checking ? ASKED_SOON_MS : SOON_MS) * 1.5 ** asked, LONGEST_MS);
    // What the provider only assumes is checked with the gateway at once.
    const atOnce = missed.current || (checking && asked === 0);
    missed.current = false;
    const timer = setTimeout(() => void ask(checking, proof), atOnce ? 0 : wait);
    return () => clearTimeout(timer);
  }, [order, asking, asked, seen, checking, proof, ask]);

  const paid = useCallback((given: PaymentProof) => {
    tell({ kind: 'proof', proof: given });
  }, []);

  return { order: shown, asking, trouble: state.trouble, check, paid };
};
