import * as z from 'zod/mini';
import { ROLES } from '../account/role.ts';
import { envelope } from './envelope.ts';
import { operation } from './operation.ts';

export const userSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(ROLES),
});
export type User = z.output<typeof userSchema>;

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email('Email is invalid'));
/** 8 to 128 characters (resolutions R17). */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
const newPassword = z
  .string()
  .check(
    z.minLength(PASSWORD_MIN, `Password should be at least ${PASSWORD_MIN} characters`),
    z.maxLength(PASSWORD_MAX, `Password should be at most ${PASSWORD_MAX} characters`),
  );

const signedIn = envelope({ token: z.string(), user: userSchema });

export const login = operation({
  name: 'auth.login',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/api/auth/login',
  access: 'public',
  body: z.object({
    email,
    password: z.string().check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD_MAX)),
  }),
  reply: signedIn,
  errors: ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'ACCOUNT_DISABLED', 'RATE_LIMITED'],
});

/** Always makes a customer, whatever role is sent (resolutions R12). */
export const register = operation({
  name: 'auth.register',
  summary: 'Open a customer account',
  method: 'POST',
  path: '/api/auth/register',
  access: 'public',
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1, 'Name is required'), z.maxLength(100)),
    email,
    phone: z.string().check(z.trim(), z.minLength(1, 'Phone is required'), z.maxLength(20)),
    password: newPassword,
  }),
  reply: signedIn,
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
