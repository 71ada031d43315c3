import type { ErrorDetail } from './razorpay-error.ts';

export type Failure = Pick<ErrorDetail, 'code' | 'description' | 'source' | 'step' | 'reason'>;

/** A published card number or UPI id and what paying with it leads to; no failure means success. */
export interface TestInstrument {
  method: 'card' | 'upi';
  /** Card number without spaces, or UPI id. */
  value: string;
  /** A few words for the chip on the payment page. */
  label: string;
  failure?: Failure;
}

const failure = (source: string, step: string, reason: string, description: string): Failure => ({
  code: 'BAD_REQUEST_ERROR',
  description,
  source,
  step,
  reason,
});

/** Razorpay, "Test card details" and "Test UPI ID details". */
export const TEST_INSTRUMENTS: readonly TestInstrument[] = [
  { method: 'card', value: '4100280000001007', label: 'Succeeds' },
  {
    method: 'card',
    value: '4100280000090000',
    label: 'Times out',
    failure: failure(
      'customer',
      'payment_authentication',
      'payment_timed_out',
      'The payment was not completed in time. Please try again.',
    ),
  },
  {
    method: 'card',
    value: '4100280000080001',
    label: 'Insufficient funds',
    failure: failure(
      'customer',
      'payment_authorization',
      'insufficient_funds',
      'The account does not have enough balance for this payment. Please use another card or method.',
    ),
  },
  {
    method: 'card',
    value: '4100280000070002',
    label: 'Cancelled',
    failure: failure(
      'customer',
      'payment_authentication',
      'payment_cancelled',
      'The payment was cancelled on the bank’s page.',
    ),
  },
  {
    method: 'card',
    value: '4100280000060003',
    label: 'Declined',
    failure: failure(
      'issuer_bank',
      'payment_authorization',
      'card_declined',
      'The card was declined by its bank. Please use another card or method.',
    ),
  },
  { method: 'upi', value: 'success@razorpay', label: 'Succeeds' },
  {
    method: 'upi',
    value: 'failure@razorpay',
    label: 'Fails',
    failure: failure(
      'gateway',
      'payment_authorization',
      'payment_failed',
      'The payment did not go through. Please try again.',
    ),
  },
];

/** Razorpay's test bank takes any one-time password of 4 to 10 digits and fails a shorter one. */
export const INCORRECT_OTP: Failure = failure(
  'customer',
  'payment_authentication',
  'incorrect_otp',
  'The one-time password was not correct. Please try again.',
);

export function findTestInstrument(method: 'card' | 'upi', value: string): TestInstrument | undefined {
  return TEST_INSTRUMENTS.find((known) => known.method === method && known.value === value);
}

/** `4100 2800 0000 1007 (succeeds), …`: what may be used, for whoever used something else. */
export function listTestInstruments(method: 'card' | 'upi'): string {
  return TEST_INSTRUMENTS.filter((known) => known.method === method)
    .map((known) => `${spaced(known)} (${known.label.toLowerCase()})`)
    .join(', ');
}

/** As printed on a card, in groups of four. */
export function spaced({ method, value }: TestInstrument): string {
  return method === 'card' ? value.replace(/(\d{4})(?=\d)/g, '$1 ') : value;
}
