import * as z from 'zod/mini';
import { envelope, quoteSchema } from './envelope.ts';
import { operation } from './operation.ts';

const id = z.string().check(z.minLength(1), z.maxLength(64));

/**
 * Holds the time and opens an order at the gateway. The server prices the basket itself; `amount` (rupees or
 * paise) must agree (resolutions M2). Times without an offset are Asia/Kolkata (resolutions T1). The reply's
 * `amount` is paise; `holdExpiresAt` is an ISO instant.
 */
export const createOrder = operation({
  name: 'payment.createOrder',
  summary: 'Hold a time and open its payment',
  method: 'POST',
  path: '/api/payment/create-order',
  access: ['customer'],
  body: z.object({
    amount: z.number().check(z.nonnegative()),
    currency: z._default(z.literal('INR'), 'INR'),
    salonId: id,
    services: z
      .array(
        z.object({
          serviceId: id,
          name: z.optional(z.string()),
          price: z.optional(z.number()),
          duration: z.optional(z.number()),
          category: z.optional(z.string()),
        }),
      )
      .check(z.minLength(1, 'Choose at least one service'), z.maxLength(20)),
    dateTime: z.string().check(z.maxLength(40)),
    specialRequests: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
    customerDetails: z.optional(
      z.object({
        name: z.optional(z.string()),
        email: z.optional(z.string()),
        phone: z.optional(z.string()),
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
    'PRICE_CHANGED',
    'SLOT_NOT_BOOKABLE',
    'SERVICE_NOT_OFFERED',
    'PAYMENT_GATEWAY_UNAVAILABLE',
  ],
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
