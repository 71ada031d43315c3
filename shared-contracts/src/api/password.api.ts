import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { emailSchema, newPassword } from './auth.api.ts';

/** Mails a link that works once, for 30 minutes; the reply never reveals if the account exists (resolutions R14). */
export const forgotPassword = operation({
  name: 'auth.forgotPassword',
  summary: 'Ask for a link to set a new password',
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  body: z.object({ email: emailSchema }),
  reply: envelope({}),
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});

/** Sets a new password with the token of a mailed link, and ends every session of the account. */
export const resetPassword = operation({
  name: 'auth.resetPassword',
  summary: 'Set a new password by a mailed link',
  method: 'POST',
  path: '/api/auth/reset-password/:token',
  access: 'public',
  params: z.object({ token: z.string().check(z.maxLength(128)) }),
  body: z.object({ password: newPassword }),
  reply: envelope({}),
  errors: ['VALIDATION_FAILED', 'RESET_LINK_INVALID', 'PASSWORD_TOO_COMMON', 'RATE_LIMITED'],
});
