import { checkPayment, paymentStatus, verifyPayment } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import type { PaymentProof } from '../flow/flow.ts';
import { type Paying, TEXTS } from './paying.ts';
import { keepMethod } from './payment-method.ts';
import { book, settle } from './settle.ts';

const PAUSES = [1500, 2500, 4000, 6000] as const;

/**
 * Turns a payment into a booking. After any other answer the money may still be paid, so it requests the payment's
 * state.
 */
export const verify = async (paying: Paying, proof: PaymentProof): Promise<void> => {
  if (!paying.flow.go('verifying', { proof })) return;
  const failure = await prove(paying, proof);
  if (failure) await findMoney(paying, failure);
};

/**
 * Requests the state of the order's payment several times, and sends the proof again if there is one. If it is still
 * unknown after that, the flow is `unsure` and links to the page that keeps checking: nothing is claimed either way.
 * @param failed why the payment is not proved so far. After a refused proof the gateway itself is asked: if it does not
 * know of a payment either, none was made
 */
export const findMoney = async (paying: Paying, failed?: ApiFailure): Promise<void> => {
  const { flow, shell } = paying;
  if (!flow.go('asking', { notice: undefined })) return;
  const { order, proof } = flow.getState();
  const orderId = proof?.orderId ?? order?.orderId ?? '';
  let failure = failed;
  for (const pause of paying.pauses ?? PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const refused = isRefusal(failure);
    const operation = refused ? checkPayment : paymentStatus;
    const asked = await shell.http.call(operation, { params: { orderId } });
    if (asked.ok && settle(paying, asked.data.order, refused)) return;
    if (!proof) continue;
    failure = await prove(paying, proof);
    if (!failure) return;
  }
  const text = messageOf(failure) || TEXTS.notVerified;
  flow.go('unsure', { notice: { severity: 'error', text, wayOn: 'where-is-my-money', orderId } });
};

/** Quietly checks an order from before a reload, or one that another window may have paid. */
export const lookAtOrder = async (paying: Paying, orderId: string): Promise<void> => {
  const status = await paying.shell.http.call(paymentStatus, { params: { orderId } });
  const { stage, proof } = paying.flow.getState();
  if (stage !== 'payment' && stage !== 'time') return;
  if (status.ok) {
    if (!settle(paying, status.data.order)) await findMoney(paying);
  } else if (proof) await findMoney(paying);
  else if (status.failure.kind === 'rejected' && status.failure.code === 'NOT_FOUND') {
    paying.flow.setState({ order: undefined });
  }
};

/** Why the payment is not proved yet; undefined when it is. */
const prove = async (paying: Paying, proof: PaymentProof): Promise<ApiFailure | undefined> => {
  const { shell, signIn } = paying;
  const { paymentId, orderId, signature } = proof;
  const verified = await shell.http.call(verifyPayment, { body: { paymentId, orderId, signature } });
  if (verified.ok) {
    book(paying, verified.data.bookingId, false);
    void keepMethod(paying, orderId);
    return undefined;
  }
  const { failure } = verified;
  if (failure.kind !== 'rejected' || failure.code !== 'UNAUTHENTICATED') return failure;
  return (await signIn()) ? prove(paying, proof) : failure;
};

/** After these codes, sending the proof again would give the same answer. */
const REFUSALS: readonly string[] = [
  'PAYMENT_NOT_VERIFIED',
  'HOLD_EXPIRED',
  'NOT_FOUND',
  'VALIDATION_FAILED',
];

export const isRefusal = (failure: ApiFailure | undefined): boolean =>
  failure?.kind === 'rejected' && REFUSALS.includes(failure.code);

/**
 * The provider's message if the payment's state is still open; empty after a refusal, which has a specified message.
 */
const messageOf = (failure: ApiFailure | undefined): string =>
  failure?.kind === 'rejected' && !isRefusal(failure) ? failure.message : '';
