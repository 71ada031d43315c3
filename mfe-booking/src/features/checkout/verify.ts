import { paymentStatus, verifyPayment } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import type { PaymentProof } from '../flow/flow.ts';
import { type Paying, TEXTS } from './paying.ts';
import { book, settle } from './settle.ts';

const PAUSES = [1500, 2500, 4000, 6000] as const;
/** After these, asking again would bring the same answer. */
const FINAL: readonly string[] = ['PAYMENT_NOT_VERIFIED', 'HOLD_EXPIRED', 'NOT_FOUND', 'VALIDATION_FAILED'];

/** Turns a payment into a booking; where nobody can say yet, asks where the money is. */
export const verify = async (paying: Paying, proof: PaymentProof): Promise<void> => {
  if (!paying.flow.go('verifying', { proof })) return;
  const failure = await prove(paying, proof);
  if (failure) await findMoney(paying, messageOf(failure));
};

/**
 * Asks some times where the order's money is, and proves the payment anew where there is a proof. When nobody knows after
 * that, the flow is `unsure` and leads to the page that goes on asking: nothing is claimed either way.
 * @param said what the provider has said of the payment so far
 */
export const findMoney = async (paying: Paying, said?: string): Promise<void> => {
  const { flow, shell } = paying;
  if (!flow.go('asking', { notice: undefined })) return;
  const { order, proof } = flow.getState();
  const orderId = proof?.orderId ?? order?.orderId ?? '';
  let text = said || TEXTS.notVerified;
  for (const pause of paying.pauses ?? PAUSES) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const status = await shell.http.call(paymentStatus, { params: { orderId } });
    if (status.ok && settle(paying, status.data.order)) return;
    if (!proof) continue;
    const failure = await prove(paying, proof);
    if (!failure) return;
    text = messageOf(failure) || text;
  }
  flow.go('unsure', { notice: { severity: 'error', text, wayOn: 'where-is-my-money', orderId } });
};

/** Looks quietly at an order that ran before a reload, or that another window may have paid. */
export const lookAtOrder = async (paying: Paying, orderId: string): Promise<void> => {
  const status = await paying.shell.http.call(paymentStatus, { params: { orderId } });
  const { stage, proof } = paying.flow.getState();
  if (stage !== 'payment' && stage !== 'time') return;
  if (status.ok) {
    if (!settle(paying, status.data.order)) await findMoney(paying);
  } else if (status.failure.kind === 'rejected' && status.failure.code === 'NOT_FOUND') {
    paying.flow.setState({ order: undefined, proof: undefined });
  } else if (proof) await findMoney(paying);
};

/** Why the payment is not proved yet; undefined when the question has found its end. */
const prove = async (paying: Paying, proof: PaymentProof): Promise<ApiFailure | undefined> => {
  const { flow, shell, signIn } = paying;
  const { paymentId, orderId, signature } = proof;
  const verified = await shell.http.call(verifyPayment, { body: { paymentId, orderId, signature } });
  if (verified.ok) {
    book(paying, verified.data.bookingId, false);
    return undefined;
  }
  const { failure } = verified;
  if (failure.kind !== 'rejected') return failure;
  if (failure.code === 'UNAUTHENTICATED') return (await signIn()) ? prove(paying, proof) : failure;
  if (!FINAL.includes(failure.code)) return failure;
  const text = failure.message || TEXTS.notVerified;
  const notice = { severity: 'error', text, wayOn: 'where-is-my-money', orderId } as const;
  if (failure.code === 'HOLD_EXPIRED') {
    flow.go('time', { slot: undefined, order: undefined, proof: undefined, notice });
  } else flow.go('payment', { proof: undefined, notice });
  return undefined;
};

const messageOf = (failure: ApiFailure): string => (failure.kind === 'rejected' ? failure.message : '');
