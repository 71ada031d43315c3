import { checkPayment, paymentStatus, verifyPayment } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import type { PaymentProof } from '../flow/flow.ts';
import { type Paying, TEXTS } from './paying.ts';
import { book, settle } from './settle.ts';

const PAUSES = [1500, 2500, 4000, 6000] as const;

/** Turns a payment into a booking. Whatever else is answered, it may be paid: then it asks where the money is. */
export const verify = async (paying: Paying, proof: PaymentProof): Promise<void> => {
  if (!paying.flow.go('verifying', { proof })) return;
  const failure = await prove(paying, proof);
  if (failure) await findMoney(paying, failure);
};

/**
 * Asks some times where the order's money is, and proves the payment anew where there is a proof. When nobody knows after
 * that, the flow is `unsure` and leads to the page that goes on asking: nothing is claimed either way.
 * @param failed why the payment is not proved so far. A proof that is refused has the gateway itself asked: where it
 *   knows of no payment either, none was made
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

/** Looks quietly at an order that ran before a reload, or that another window may have paid. */
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

/** Why the payment is not proved yet; undefined when the question has found its end. */
const prove = async (paying: Paying, proof: PaymentProof): Promise<ApiFailure | undefined> => {
  const { shell, signIn } = paying;
  const { paymentId, orderId, signature } = proof;
  const verified = await shell.http.call(verifyPayment, { body: { paymentId, orderId, signature } });
  if (verified.ok) {
    book(paying, verified.data.bookingId, false);
    return undefined;
  }
  const { failure } = verified;
  if (failure.kind !== 'rejected' || failure.code !== 'UNAUTHENTICATED') return failure;
  return (await signIn()) ? prove(paying, proof) : failure;
};

/** After these, proving a payment again would bring the same answer. */
const REFUSALS: readonly string[] = [
  'PAYMENT_NOT_VERIFIED',
  'HOLD_EXPIRED',
  'NOT_FOUND',
  'VALIDATION_FAILED',
];

export const isRefusal = (failure: ApiFailure | undefined): boolean =>
  failure?.kind === 'rejected' && REFUSALS.includes(failure.code);

/** What the provider says of a payment that it goes on asking about; a refusal is told in the specified words. */
const messageOf = (failure: ApiFailure | undefined): string =>
  failure?.kind === 'rejected' && !isRefusal(failure) ? failure.message : '';
