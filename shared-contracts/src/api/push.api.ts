import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';

const own = ['UNAUTHENTICATED', 'FORBIDDEN'] as const;
/** Who has bookings to hear of. */
const access = ['customer', 'salon'] as const;
/** Of a key of 65 bytes and a secret of 16 (RFC 8291), in URL-safe base64. */
const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`)));

/** What a browser needs to subscribe: the server's public key (RFC 8292), in URL-safe base64. */
export const pushKey = operation({
  name: 'push.key',
  summary: 'The key under which this server sends push messages',
  method: 'GET',
  path: '/api/push',
  access,
  reply: envelope({ key: z.string() }),
  errors: [...own],
});

/**
 * Sends this session's browser a message of its bookings from now on: confirmations, reminders and what the salon
 * changed to a customer, new bookings to a salon. It ends with the session. An address that is no push service's known
 * to the server is refused.
 */
export const subscribePush = operation({
  name: 'push.subscribe',
  summary: 'Get push messages in this browser',
  method: 'PUT',
  path: '/api/push',
  access,
  body: z.object({
    endpoint: z.url({ protocol: /^https?$/, error: 'Needs an address' }).check(z.maxLength(1000)),
    keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
  }),
  reply: envelope({}),
  errors: ['VALIDATION_FAILED', ...own],
  rules: { endpoint: 'The address is one of a push service that the server knows' },
});

/** Ends the messages to this session's browser. Doing it again changes nothing. */
export const unsubscribePush = operation({
  name: 'push.unsubscribe',
  summary: 'Get no push messages in this browser any more',
  method: 'DELETE',
  path: '/api/push',
  access,
  reply: envelope({}),
  errors: [...own],
});
