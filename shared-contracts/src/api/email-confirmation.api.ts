import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';

/**
 * Mails a link that confirms the e-mail of the customer's account: it works once, for 24 hours. If the e-mail is
 * already confirmed, nothing is mailed.
 */
export const requestEmailConfirmation = operation({
  name: 'auth.requestEmailConfirmation',
  summary: 'Ask for a link that confirms the e-mail',
  method: 'POST',
  path: '/api/auth/email-confirmation',
  access: ['customer'],
  reply: envelope({ email: z.string(), isConfirmed: z.boolean() }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'],
});

/** Confirms an account's e-mail with the token of a mailed link, in any browser; it does not sign anyone in. */
export const confirmEmail = operation({
  name: 'auth.confirmEmail',
  summary: 'Confirm an e-mail by a mailed link',
  method: 'POST',
  path: '/api/auth/email-confirmation/:token',
  access: 'public',
  params: z.object({ token: z.string().check(z.maxLength(128)) }),
  reply: envelope({}),
  errors: ['VALIDATION_FAILED', 'EMAIL_LINK_INVALID', 'RATE_LIMITED'],
});
