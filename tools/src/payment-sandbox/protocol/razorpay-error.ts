/** The `error` of Razorpay's error envelope; `NA` where it names no source, step or reason. */
export interface ErrorDetail {
  code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR' | 'SERVER_ERROR';
  description: string;
  source: string;
  step: string;
  reason: string;
  metadata: { payment_id?: string; order_id?: string };
  field?: string;
}

/** An error that is returned in Razorpay's error envelope instead of an entity. */
export class RazorpayError extends Error {
  readonly status: number;
  readonly detail: ErrorDetail;

  constructor(status: number, detail: ErrorDetail) {
    super(detail.description);
    this.name = 'RazorpayError';
    this.status = status;
    this.detail = detail;
  }

  toEnvelope(): { error: ErrorDetail } {
    return { error: this.detail };
  }
}

/** 400 for a request that is malformed or comes at the wrong time; `field` names the wrong parameter. */
export const invalidRequest = (
  description: string,
  more: { field?: string; step?: string; reason?: string } = {},
): RazorpayError => {
  return new RazorpayError(400, {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: more.step ?? 'payment_initiation',
    reason: more.reason ?? 'input_validation_failed',
    metadata: {},
    ...(more.field === undefined ? {} : { field: more.field }),
  });
};

/** Razorpay answers 400, not 404, for an id that it does not know. */
export const unknownId = (): RazorpayError => {
  return invalidRequest('The id provided does not exist');
};

export const notAuthenticated = (): RazorpayError => {
  return plainError(401, 'BAD_REQUEST_ERROR', 'Authentication failed');
};

export const serverError = (): RazorpayError => {
  return plainError(500, 'SERVER_ERROR', 'The payment sandbox failed while answering. Please try again.');
};

/** An error that belongs to no payment step, such as a wrong key or an unknown URL. */
export const plainError = (status: number, code: ErrorDetail['code'], description: string): RazorpayError => {
  return new RazorpayError(status, {
    code,
    description,
    source: 'NA',
    step: 'NA',
    reason: 'NA',
    metadata: {},
  });
};
