import * as z from 'zod/mini';
import { byWish, WISHES } from '../booking/wishes.ts';
import { envelope, quoteSchema } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { refundSchema } from './refund.schema.ts';
import { keepable, momentText, phoneText } from './text.ts';

/** The server knows better; limited like everything that is read. */
const ignored = z.string().check(z.maxLength(500));
const id = z.string().check(z.minLength(1), z.maxLength(64), keepable);

/**
 * Holds the time and opens an order at the gateway. The server prices the basket itself; `amount` (rupees or
 * paise) must agree (resolutions M2). Times without an offset are Asia/Kolkata (resolutions T1). The reply's
 * `amount` is paise; `holdExpiresAt` is an ISO instant. Sent again with its `Idempotency-Key`, it is answered as before.
 */
export const createOrder = operation({
  name: 'payment.createOrder',
  summary: 'Hold a time and open its payment',
  method: 'POST',
  path: '/api/payment/create-order',
  access: ['customer'],
  keyed: true,
  body: z.object({
    amount: z.number().check(z.nonnegative()),
    currency: z._default(z.literal('INR'), 'INR'),
    salonId: id,
    services: z
      .array(
        z.object({
          serviceId: id,
          name: z.optional(ignored),
          price: z.optional(z.number()),
          duration: z.optional(z.number()),
          category: z.optional(ignored),
        }),
      )
      .check(z.minLength(1, 'Choose at least one service'), z.maxLength(20)),
    dateTime: momentText(),
    /** Who is to do the whole visit; by default anyone. */
    specialistId: z.optional(id),
    /** Allows a visit at the same time as another one of the customer (resolutions S35). */
    forSomebodyElse: z._default(z.boolean(), false),
    ...byWish((name) =>
      z._default(z.string().check(z.trim(), z.maxLength(WISHES[name].longest), keepable), ''),
    ),
    customerDetails: z.optional(
      z.object({
        name: z.optional(ignored),
        email: z.optional(ignored),
        phone: z.optional(phoneText(200)),
        /** One of INDIAN_STATES, for the receipt; stored for next time. */
        state: z.optional(z.string().check(z.maxLength(200))),
      }),
    ),
  }),
  reply: envelope({
    orderId: z.string(),
    amount: z.int(),
    currency: z.literal('INR'),
    key: z.string(),
    bookingId: z.string(),
    holdExpiresAt: z.string(),
    quote: quoteSchema,
  }),
  errors: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'CUSTOMER_ACCOUNT_NEEDED',
    'NOT_FOUND',
    'SLOT_TAKEN',
    'ALREADY_BOOKED',
    'VISIT_OVERLAPS',
    'PRICE_CHANGED',
    'NAME_NEEDED',
    'SLOT_NOT_BOOKABLE',
    'SERVICE_NOT_OFFERED',
    'EMAIL_UNCONFIRMED',
    'TOO_MANY_HOLDS',
    'NETWORK_HOLDS_FULL',
    'IDEMPOTENCY_KEY_REUSED',
    'IDEMPOTENCY_KEY_IN_USE',
    'PAYMENT_GATEWAY_UNAVAILABLE',
  ],
  rules: {
    customerDetails: 'The State is one of India; the phone can be a number',
    specialist: 'The specialist works at the salon',
  },
});

/** Only ids and signature count; `bookingDetails` is accepted and ignored (resolutions M6). Safe to repeat. */
export const verifyPayment = operation({
  name: 'payment.verify',
  summary: 'Turn a payment into a booking',
  method: 'POST',
  path: '/api/payment/verify',
  access: ['customer'],
  body: z.object({
    paymentId: id,
    orderId: id,
    signature: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'The signature is 64 hexadecimal digits')),
    bookingDetails: z.optional(z.unknown()),
  }),
  reply: envelope({ bookingId: z.string(), booking: z.object({ id: z.string(), status: z.string() }) }),
  errors: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'PAYMENT_NOT_VERIFIED',
    'NOT_FOUND',
    'HOLD_EXPIRED',
    'PAYMENT_GATEWAY_UNAVAILABLE',
  ],
});

/**
 * The state of an order's payment. `open`: nobody has paid yet; `failed`: the last attempt failed, the order can still
 * be paid while the time is held; `checking`: the gateway has a payment that is not final; `booked`; `refunding`,
 * `refunded`: all or a part is being or was refunded; `lapsed`: the time is free again and nothing was paid.
 */
export const PAYMENT_STATES = [
  'open',
  'failed',
  'checking',
  'booked',
  'refunding',
  'refunded',
  'lapsed',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const orderState = envelope({
  order: z.object({
    orderId: z.string(),
    state: z.enum(PAYMENT_STATES),
    /** Rupees. */
    amount: z.number(),
    paymentId: z.nullable(z.string()),
    /** 'upi', 'card' and so on; null before a payment. */
    method: z.nullable(z.string()),
    /** Why the last attempt failed, in the gateway's words. */
    failure: z.nullable(z.string()),
    /** While the order can be paid: what the checkout needs, in paise, and until when the time is held. */
    checkout: z.nullable(
      z.object({ key: z.string(), amount: z.int(), currency: z.literal('INR'), holdExpiresAt: z.string() }),
    ),
    booking: z.object({
      id: z.string(),
      status: z.string(),
      salonId: z.string(),
      salonName: z.string(),
      dateTime: z.string(),
      services: z.array(z.string()),
    }),
    refunds: z.array(refundSchema),
    /** What happened, oldest first, worded for the customer. */
    timeline: z.array(z.object({ at: z.string(), text: z.string() })),
    /** When the gateway is next queried automatically; null if nothing is open. */
    nextCheckAt: z.nullable(z.string()),
  }),
});
export type OrderState = z.output<typeof orderState>['order'];

const orderId = z.object({ orderId: id });

/** Someone else's order and a missing one get the same response. */
export const paymentStatus = operation({
  name: 'payment.status',
  summary: 'Where the money of an order is',
  method: 'GET',
  path: '/api/payment/orders/:orderId',
  access: ['customer'],
  params: orderId,
  reply: orderState,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

/** Queries the gateway now, settles the payment accordingly, and replies like `payment.status`. */
export const checkPayment = operation({
  name: 'payment.check',
  summary: 'Ask the gateway about an order',
  method: 'POST',
  path: '/api/payment/orders/:orderId/check',
  access: ['customer'],
  params: orderId,
  reply: orderState,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED', 'PAYMENT_GATEWAY_UNAVAILABLE'],
});
