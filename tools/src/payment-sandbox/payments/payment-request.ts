import { z } from 'zod';
import { invalidRequest } from '../protocol/razorpay-error.ts';
import { notesField, parseBody } from '../protocol/request-body.ts';
import { type Failure, INCORRECT_OTP, TIMED_OUT } from './failure.ts';
import type { TestInstrument } from './test-instrument.ts';
import { findTestInstrument, listTestInstruments } from './test-instruments.ts';

/** Razorpay queries the bank for three days. */
const MOST_LATE_SECONDS = 3 * 24 * 3600;

const digits = z.union([z.string(), z.number()]).transform((value) => String(value).trim());

/** Who pays and for what; checkout fills these from its options. */
const payer = {
  email: z.string().optional(),
  contact: z.string().optional(),
  description: z.string().optional(),
  notes: notesField,
  /**
   * Not a field of Razorpay's: the payment times out, and this many seconds later the bank agrees to it after all. Only
   * with an instrument that succeeds or times out.
   */
  late: z
    .number('The late must be a number of seconds.')
    .int('The late must be a whole number of seconds.')
    .min(0, 'The late may not be negative.')
    .max(MOST_LATE_SECONDS, `The late may not be over ${MOST_LATE_SECONDS} seconds.`)
    .optional(),
};

const payBody = z.discriminatedUnion(
  'method',
  [
    z.object({ ...payer, method: z.literal('upi'), vpa: z.string('The vpa field is required.') }),
    z.object({
      ...payer,
      method: z.literal('card'),
      card: z.object(
        { number: digits, expiry_month: digits, expiry_year: digits, cvv: digits },
        'The card field is required.',
      ),
      otp: digits.optional(),
    }),
  ],
  'The method must be card or upi.',
);

export type PayRequest = z.infer<typeof payBody>;
export interface ReadPayRequest {
  request: PayRequest;
  instrument: TestInstrument;
  /** How the bank will refuse it; undefined where the payment succeeds. */
  failure: Failure | undefined;
  /** Seconds after which a payment that timed out is authorized after all. */
  lateSeconds: number | undefined;
}

/**
 * The request with its published test instrument.
 *
 * @throws RazorpayError 400 for a card or UPI id that is not published for tests (the answer lists
 * those that are), an expiry in the past or a wrong CVV. Such a request makes no payment.
 */
export const readPayRequest = (body: unknown): ReadPayRequest => {
  const request = parseBody(payBody, body);
  const instrument = findInstrument(request);
  if (request.method === 'card') checkCardDetails(request.card);
  const wrongOtp =
    request.method === 'card' && !(request.otp === undefined || /^\d{4,10}$/.test(request.otp));
  if (wrongOtp) return { request, instrument, failure: INCORRECT_OTP, lateSeconds: undefined };
  const lateSeconds = request.late ?? instrument.lateSeconds;
  if (lateSeconds === undefined) return { request, instrument, failure: instrument.failure, lateSeconds };
  if (instrument.failure && instrument.failure !== TIMED_OUT) {
    throw invalidRequest('Only an instrument that succeeds or times out can pay late.', { field: 'late' });
  }
  return { request, instrument, failure: TIMED_OUT, lateSeconds };
};

const findInstrument = (request: PayRequest): TestInstrument => {
  const value =
    request.method === 'card' ? request.card.number.replace(/[\s-]/g, '') : request.vpa.trim().toLowerCase();
  const instrument = findTestInstrument(request.method, value);
  if (instrument) return instrument;
  const what = request.method === 'card' ? 'card' : 'UPI ID';
  throw invalidRequest(
    `This is test mode: only published test instruments are accepted. Use one of these ${what}s: ${listTestInstruments(request.method)}.`,
    { field: request.method === 'card' ? 'card.number' : 'vpa', reason: 'unknown_test_instrument' },
  );
};

const checkCardDetails = (card: { expiry_month: string; expiry_year: string; cvv: string }): void => {
  const month = Number(card.expiry_month);
  if (!/^\d{1,2}$/.test(card.expiry_month) || month < 1 || month > 12) {
    throw invalidRequest('The expiry month must be between 1 and 12.', { field: 'card.expiry_month' });
  }
  if (!/^(\d{2}|\d{4})$/.test(card.expiry_year)) {
    throw invalidRequest('The expiry year must have two or four digits.', { field: 'card.expiry_year' });
  }
  const year = Number(card.expiry_year) + (card.expiry_year.length === 2 ? 2000 : 0);
  // A card is valid until its month ends.
  if (Date.UTC(year, month, 1) <= Date.now()) {
    throw invalidRequest('The card has expired: any month from now on will do.', {
      field: 'card.expiry_year',
    });
  }
  if (!/^\d{3,4}$/.test(card.cvv)) {
    throw invalidRequest('The CVV must have three or four digits.', { field: 'card.cvv' });
  }
};
