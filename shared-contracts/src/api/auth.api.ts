import * as z from 'zod/mini';
import { NO_PHONE } from '../account/phone.ts';
import { ROLES } from '../account/role.ts';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { described, personName } from './text.ts';

export const userSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(ROLES),
  /** State or union territory, asked once for receipts; null until then, and missing from older providers. */
  state: z.optional(z.nullable(z.string())),
});
export type User = z.output<typeof userSchema>;

export const emailSchema = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('Email is invalid'));
/** 8 to 128 characters (resolutions R17). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Shown next to every field for a new password. */
export const PASSWORD_RULE = `${PASSWORD_MIN} to ${PASSWORD_MAX} characters, and not one of the most common passwords.`;
export const givenPassword = z
  .string()
  .check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_MAX));
export const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, `Password should be at least ${PASSWORD_MIN} characters`),
    z.maxLength(PASSWORD_MAX, `Password should be at most ${PASSWORD_MAX} characters`),
  );

/**
 * The reply that starts or continues a session. The token is valid for 15 minutes; with it comes a refresh cookie that
 * no script can read, which `auth.refresh` exchanges for the next pair.
 */
export const signedInReply = envelope({ token: z.string(), user: userSchema });

/** If the account has a second factor: six digits of the authenticator, or one of the recovery codes. */
export const secondFactorCode = z.optional(z.string().check(z.trim(), z.maxLength(40)));

export const login = operation({
  name: 'auth.login',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  body: z.object({
    email: emailSchema,
    password: givenPassword,
    code: secondFactorCode,
  }),
  reply: signedInReply,
  errors: [
    'VALIDATION_FAILED',
    'INVALID_CREDENTIALS',
    'SECOND_FACTOR_NEEDED',
    'SECOND_FACTOR_WRONG',
    'ACCOUNT_DISABLED',
    'SIGN_IN_LINK_SENT',
    'RATE_LIMITED',
  ],
});

/**
 * Signs in with a mailed link instead of the password, after `auth.login` has returned SIGN_IN_LINK_SENT. The link
 * works once, for 15 minutes, in any browser; asking for the second factor first does not use it up.
 */
export const signInByLink = operation({
  name: 'auth.signInByLink',
  summary: 'Sign in by a mailed link',
  method: 'POST',
  path: '/api/auth/sign-in-link/:token',
  access: 'public',
  params: z.object({ token: z.string().check(z.maxLength(128)) }),
  body: z.optional(z.nullable(z.object({ code: secondFactorCode }))),
  reply: signedInReply,
  errors: [
    'VALIDATION_FAILED',
    'SIGN_IN_LINK_INVALID',
    'SECOND_FACTOR_NEEDED',
    'SECOND_FACTOR_WRONG',
    'RATE_LIMITED',
  ],
});

/** Always creates a customer account, whatever role is sent (resolutions R12). */
export const register = operation({
  name: 'auth.register',
  summary: 'Open a customer account',
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  body: z.object({
    name: personName,
    email: emailSchema,
    phone: described(z.string().check(z.trim(), z.minLength(1, 'Phone is required'), z.maxLength(20)), {
      'x-rules': [NO_PHONE],
    }),
    password: newPassword,
  }),
  reply: signedInReply,
  errors: ['VALIDATION_FAILED', 'EMAIL_TAKEN', 'PASSWORD_TOO_COMMON', 'RATE_LIMITED'],
});

export const me = operation({
  name: 'auth.me',
  summary: 'Who is signed in',
  method: 'GET',
  path: '/api/auth/me',
  access: 'signed-in',
  reply: envelope({ user: userSchema }),
  errors: ['UNAUTHENTICATED', 'ACCOUNT_DISABLED'],
});

export const logout = operation({
  name: 'auth.logout',
  summary: 'End this session',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'signed-in',
  reply: envelope({}),
  errors: ['UNAUTHENTICATED'],
});

/**
 * Exchanges the refresh cookie that came with the last token for the next token and cookie. If a cookie that was
 * exchanged before is used again later, its session is ended: somebody has a copy.
 */
export const refreshSession = operation({
  name: 'auth.refresh',
  summary: 'Go on with a session',
  method: 'POST',
  path: '/api/auth/refresh',
  access: 'public',
  reply: signedInReply,
  errors: ['UNAUTHENTICATED', 'ACCOUNT_DISABLED', 'RATE_LIMITED'],
});
