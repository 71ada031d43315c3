import { ERRORS, type ErrorCode, type SecurityEvent } from '@sundara/contracts';
import type { ErrorReply } from '@sundara/contracts/api';

type Details = Pick<ErrorReply, 'fields' | 'slots' | 'quote' | 'booking'> & {
  readonly message?: string;
  /** In whole seconds: sent as Retry-After. */
  readonly retryAfter?: number;
  /** The security event that it is, where its code alone does not say so; never sent. */
  readonly event?: SecurityEvent;
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

/** The same error, for a thing of somebody else that is answered as if it were not there: the security log is told. */
export const refusedAsMissing = ({ code, details }: ApiError): ApiError =>
  new ApiError(code, { ...details, event: 'authz_fail' });

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
