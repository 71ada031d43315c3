import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { emailSchema, secondFactorCode, signedInReply } from './auth.api.ts';

/** How long a mailed code signs in, in minutes. */
export const SIGN_IN_CODE_MINUTES = 10;
export const SIGN_IN_CODE_DIGITS = 6;

/** Mails a code to any address, and answers the same whether it has an account or not. */
export const requestSignInCode = operation({
  name: 'auth.requestCode',
  summary: 'Have a code mailed that signs in or opens a customer account',
  method: 'POST',
  path: '/api/auth/code',
  access: 'public',
  body: z.object({ email: emailSchema }),
  reply: envelope({
    /** Names the request; worth nothing without the mailed code. */
    challenge: z.string(),
    /** Until when the code works, an ISO instant. */
    expiresAt: z.string(),
  }),
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});

/**
 * Signs in to the open account with the address that the code was mailed to; opens a customer account where there is
 * none, with a confirmed e-mail and without a name, a phone number or a password that anybody knows. A code works once,
 * and five wrong ones end it. Asking for the second factor first does not use it up.
 */
export const signInByCode = operation({
  name: 'auth.signInByCode',
  summary: 'Sign in, or open a customer account, by a mailed code',
  method: 'POST',
  path: '/api/auth/code/:challenge',
  access: 'public',
  params: z.object({ challenge: z.string().check(z.maxLength(128)) }),
  body: z.object({
    code: z.string().check(z.trim(), z.regex(/^\d{6}$/, 'A code has six digits')),
    secondFactor: secondFactorCode,
  }),
  reply: signedInReply,
  errors: [
    'VALIDATION_FAILED',
    'SIGN_IN_CODE_WRONG',
    'SIGN_IN_CODE_INVALID',
    'SECOND_FACTOR_NEEDED',
    'SECOND_FACTOR_WRONG',
    'ACCOUNT_DISABLED',
    'RATE_LIMITED',
  ],
});
