import { ERRORS, type ErrorCode, type SecurityEvent } from '@sundara/contracts';
import type { ErrorReply } from '@sundara/contracts/api';

type Details = Pick<ErrorReply, 'fields' | 'slots' | 'quote' | 'booking' | 'visits'> & {
  readonly message?: string;
  /** In whole seconds; sent as Retry-After. */
  readonly retryAfter?: number;
  /** Its security event, where the code alone does not determine it; never sent. */
  readonly event?: SecurityEvent;
};

/** An error for the client: a code of the catalogue, with details that help to continue. */
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

/** The same error for an object of another account, which is reported as missing; it is a security event. */
export const refusedAsMissing = ({ code, details }: ApiError): ApiError =>
  new ApiError(code, { ...details, event: 'authz_fail' });

/** The error envelope of an error: the only form in which failures leave the server (resolutions E1). */
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
  ...(details.visits && { visits: details.visits }),
});
