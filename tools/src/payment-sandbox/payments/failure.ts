import type { ErrorDetail } from '../protocol/razorpay-error.ts';

/** Why a payment failed, as the bank and Razorpay report it. */
export type Failure = Pick<ErrorDetail, 'code' | 'description' | 'source' | 'step' | 'reason'>;

const failure = (
  source: string,
  step: string,
  reason: string,
  description: string,
  code: Failure['code'] = 'BAD_REQUEST_ERROR',
): Failure => ({ code, description, source, step, reason });

/** No answer from the bank in time; it may come later (late authorisation). */
export const TIMED_OUT: Failure = failure(
  'customer',
  'payment_authentication',
  'payment_timed_out',
  'Your payment could not be completed due to a temporary issue. Try again later.',
);

/** Reasons and descriptions as published with the test cards (Razorpay, "Test Card Details", error scenarios). */
export const CARD_FAILURES = {
  insufficientFund: failure(
    'customer',
    'payment_authorization',
    'insufficient_fund',
    'Your payment could not be completed due to insufficient account balance. Try another card or payment method.',
  ),
  cancelled: failure(
    'customer',
    'payment_authentication',
    'payment_cancelled',
    'Your payment has been cancelled. Try again or complete the payment later.',
  ),
  declined: failure(
    'issuer_bank',
    'payment_authorization',
    'card_declined',
    'Your payment did not go through as it was declined by the bank. Try another payment method or contact your bank.',
  ),
  disabledOnline: failure(
    'customer',
    'payment_authorization',
    'card_disabled_for_online_payments',
    'Your card is disabled for online payments. Please reach to your bank or try with another card.',
  ),
  numberInvalid: failure(
    'customer',
    'payment_authorization',
    'card_number_invalid',
    'You have entered an incorrect card number. Try again.',
  ),
  technicalError: failure(
    'gateway',
    'payment_authorization',
    'gateway_technical_error',
    'Your payment did not go through due to a temporary issue. Any debited amount will be refunded in 4-5 business days.',
    'GATEWAY_ERROR',
  ),
  notAuthenticated: failure(
    'customer',
    'payment_authentication',
    'authentication_failed',
    'Your payment could not be completed due to incorrect OTP or verification details. Try another payment method or contact your bank for details.',
    'GATEWAY_ERROR',
  ),
} satisfies Record<string, Failure>;

export const UPI_FAILED: Failure = failure(
  'gateway',
  'payment_authorization',
  'payment_failed',
  'The payment did not go through. Please try again.',
);

/** Razorpay's test bank accepts any one-time password of 4 to 10 digits and rejects a shorter one. */
export const INCORRECT_OTP: Failure = failure(
  'customer',
  'payment_authentication',
  'incorrect_otp',
  'The one-time password was not correct. Please try again.',
);
