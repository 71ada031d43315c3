/**
 * How a call to the gateway went wrong:
 * - `network`: no connection, or it broke; nothing is known about what happened there
 * - `timeout`: no whole answer in time; it may have happened all the same
 * - `unavailable`: the gateway answers that it can't work now (429, 5xx)
 * - `rejected`: the gateway understood and refuses (4xx); asking again changes nothing
 * - `protocol`: the answer is not what the gateway documents
 */
export type GatewayFailure = 'network' | 'timeout' | 'unavailable' | 'rejected' | 'protocol';

/** A failed call; the message is one sentence for the log and never holds a secret. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly kind: GatewayFailure;
  /** The HTTP status, where an answer came. */
  readonly status: number | undefined;

  constructor(kind: GatewayFailure, message: string, options?: ErrorOptions & { status?: number }) {
    super(message, options);
    this.kind = kind;
    this.status = options?.status;
  }
}

export interface GatewayOrder {
  readonly id: string;
  readonly amountPaise: number;
  readonly currency: string;
}

export interface GatewayPayment {
  readonly id: string;
  readonly orderId: string | undefined;
  readonly amountPaise: number;
  readonly refundedPaise: number;
  readonly currency: string;
  readonly status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** 'card', 'upi' and so on; new ones may come. */
  readonly method: string;
}

export interface GatewayRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly status: 'pending' | 'processed' | 'failed';
}

/** The payment gateway as this product needs it. Amounts are paise. Every call throws GatewayError. */
export interface PaymentGateway {
  /** Opens an order whose payments are captured at once. `receipt`: our own reference, at most 40 characters. */
  createOrder(order: {
    readonly amountPaise: number;
    readonly receipt: string;
    readonly notes: Readonly<Record<string, string>>;
  }): Promise<GatewayOrder>;
  fetchPayment(paymentId: string): Promise<GatewayPayment>;
  /** Every attempt on the order, failed ones too. */
  fetchOrderPayments(orderId: string): Promise<readonly GatewayPayment[]>;
  /**
   * Sends money back. The same key with the same request answers the first refund again, so that a repeated
   * call never pays twice.
   */
  refund(refund: {
    readonly paymentId: string;
    readonly amountPaise: number;
    readonly idempotencyKey: string;
  }): Promise<GatewayRefund>;
}
