import { ERRORS, type ErrorCode } from '@sundara/contracts';
import type { ErrorReply } from '@sundara/contracts/api';

type Details = Pick<ErrorReply, 'fields' | 'slots' | 'quote' | 'booking'> & {
  readonly message?: string;
  /** In whole seconds: sent as Retry-After. */
  readonly retryAfter?: number;
};

/** An error that a client is told: its code from the catalogue, with what helps to go on. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? ERRORS[code].message);
    this.code = code;
    this.details = details;
  }
}

/** The error envelope of an error: the one form in which a failure leaves the server (resolutions E1). */
export const errorReply = ({ code, message, details }: ApiError): ErrorReply => ({
  success: false,
  status: 'error',
  code,
  message,
  msg: message,
  next: ERRORS[code].next,
  ...(details.fields && { fields: details.fields }),
  ...(details.slots && { slots: details.slots }),
  ...(details.quote && { quote: details.quote }),
  ...(details.booking && { booking: details.booking }),
});
