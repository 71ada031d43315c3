/**
 * How a call to the gateway failed:
 * - `network`: no connection, or it broke; whether the request was executed is unknown
 * - `timeout`: no complete answer in time; the request may still have been executed
 * - `unavailable`: the gateway answers that it can't work now (429, 5xx)
 * - `circuit-open`: not asked, because it failed again and again just now: see `gatewayBreaker`
 * - `rejected`: the gateway understood and refuses (4xx); a retry changes nothing
 * - `protocol`: the answer is not what the gateway documents
 */
export type GatewayFailure = 'network' | 'timeout' | 'unavailable' | 'circuit-open' | 'rejected' | 'protocol';

/** A failed call; the message is one sentence for the log and never holds a secret. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly kind: GatewayFailure;
  /** The HTTP status, if there was an answer. */
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
  /** `paid` once a payment of it is captured, and from then on, whatever is refunded later. */
  readonly status: 'created' | 'attempted' | 'paid';
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
  /** Why it failed, in the gateway's text for the customer. */
  readonly errorDescription: string | undefined;
  readonly createdAt: Date | undefined;
}

export interface GatewayRefund {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly status: 'pending' | 'processed' | 'failed';
  /** Our own reference; undefined for a refund made by hand at the gateway. */
  readonly receipt?: string | undefined;
}

/** What a subscription charges, and how often: every `interval` periods. */
export interface GatewayPlan {
  readonly id: string;
  readonly period: 'daily' | 'weekly' | 'monthly' | 'yearly';
  readonly interval: number;
  readonly name: string;
  readonly amountPaise: number;
  readonly currency: string;
}

export interface GatewaySubscription {
  readonly id: string;
  readonly planId: string;
  readonly status:
    | 'created'
    | 'authenticated'
    | 'active'
    | 'pending'
    | 'halted'
    | 'paused'
    | 'cancelled'
    | 'completed'
    | 'expired';
  /** How many cycles there are in all, and how many are paid. */
  readonly totalCount: number;
  readonly paidCount: number;
  /** The cycle that is paid for now. */
  readonly currentStart: Date | undefined;
  readonly currentEnd: Date | undefined;
  /** When the next cycle will be charged. */
  readonly chargeAt: Date | undefined;
  readonly endedAt: Date | undefined;
}

/** What was paid for one cycle of a subscription. */
export interface GatewayCharge {
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly paidAt: Date;
  readonly cycleStart: Date;
  readonly cycleEnd: Date;
}

/** The payment gateway as this product needs it. Amounts are paise. Every call throws GatewayError. */
export interface PaymentGateway {
  /** Opens an order whose payments are captured at once. `receipt`: our own reference, at most 40 characters. */
  createOrder(order: {
    readonly amountPaise: number;
    readonly receipt: string;
    readonly notes: Readonly<Record<string, string>>;
  }): Promise<GatewayOrder>;
  fetchOrder(orderId: string): Promise<GatewayOrder>;
  fetchPayment(paymentId: string): Promise<GatewayPayment>;
  /** Every attempt on the order, failed ones too. */
  fetchOrderPayments(orderId: string): Promise<readonly GatewayPayment[]>;
  /** Captures an authorized payment in full; one that is already captured is rejected. */
  capture(payment: { readonly paymentId: string; readonly amountPaise: number }): Promise<GatewayPayment>;
  /**
   * Refunds 100 paise or more. The same key with the same request returns the first refund again, so that a repeated
   * call never pays twice. The key: 10 or more letters, digits, hyphens or underscores. `receipt`: our own reference,
   * at most 40 characters.
   */
  refund(refund: {
    readonly paymentId: string;
    readonly amountPaise: number;
    readonly idempotencyKey: string;
    readonly receipt?: string;
  }): Promise<GatewayRefund>;
  fetchRefund(refundId: string): Promise<GatewayRefund>;
  /** Every refund of the payment, failed ones too. */
  refundsOf(paymentId: string): Promise<readonly GatewayRefund[]>;
  createPlan(plan: Omit<GatewayPlan, 'id' | 'currency'>): Promise<GatewayPlan>;
  /** A subscription that the customer has yet to authenticate in checkout. `totalCount`: its cycles in all. */
  createSubscription(subscription: {
    readonly planId: string;
    readonly totalCount: number;
    readonly notes: Readonly<Record<string, string>>;
  }): Promise<GatewaySubscription>;
  fetchSubscription(subscriptionId: string): Promise<GatewaySubscription>;
  /** Every cycle that was paid for, in no particular order. */
  fetchSubscriptionCharges(subscriptionId: string): Promise<readonly GatewayCharge[]>;
  /** Ends it now, or when the cycle that is paid for is over. */
  cancelSubscription(subscription: {
    readonly subscriptionId: string;
    readonly atCycleEnd: boolean;
  }): Promise<GatewaySubscription>;
}
