import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { givenPassword, newPassword, signedInReply } from './auth.api.ts';

const code = z.string().check(z.trim(), z.minLength(1, 'Code is required'), z.maxLength(40));

/** A browser in which the account is signed in; instants as ISO with +05:30. */
export const deviceSchema = z.object({
  id: z.string(),
  /** 'Chrome on Android'; 'Unknown device' if it is not known. */
  name: z.string(),
  /** The network from which it was last seen, without its last part. */
  network: z.string(),
  /** Whether it is the caller's own. */
  current: z.boolean(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
});
export type Device = z.output<typeof deviceSchema>;

const devices = envelope({ devices: z.array(deviceSchema) });

export const listDevices = operation({
  name: 'auth.devices',
  summary: 'Where the account is signed in',
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'signed-in',
  reply: devices,
  errors: ['UNAUTHENTICATED', 'ACCOUNT_DISABLED'],
});

/** 'Sign out there': takes effect on that browser's next call. Returns the remaining devices. */
export const endDevice = operation({
  name: 'auth.endDevice',
  summary: 'Sign out on another device',
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  access: 'signed-in',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  reply: devices,
  errors: ['UNAUTHENTICATED', 'ACCOUNT_DISABLED', 'NOT_FOUND'],
});

export const endOtherDevices = operation({
  name: 'auth.endOtherDevices',
  summary: 'Sign out everywhere else',
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'signed-in',
  reply: devices,
  errors: ['UNAUTHENTICATED', 'ACCOUNT_DISABLED'],
});

/** Ends every other session; returns the next token of this one. */
export const changePassword = operation({
  name: 'auth.changePassword',
  summary: 'Set another password, knowing the current one',
  method: 'POST',
  path: '/api/auth/password',
  access: 'signed-in',
  body: z.object({ currentPassword: givenPassword, newPassword }),
  reply: signedInReply,
  errors: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'ACCOUNT_DISABLED',
    'PASSWORD_WRONG',
    'PASSWORD_TOO_COMMON',
    'RATE_LIMITED',
  ],
});

/**
 * Salon and admin accounts may have a second factor (RFC 6238: SHA-1, six digits, 30 seconds); every account that has
 * one may turn it off, whatever its current role.
 */
const secondFactorState = envelope({
  secondFactor: z.object({ on: z.boolean(), recoveryCodesLeft: z.int() }),
});

export const secondFactor = operation({
  name: 'auth.secondFactor',
  summary: 'Whether signing in asks for a second factor',
  method: 'GET',
  path: '/api/auth/second-factor',
  access: 'signed-in',
  reply: secondFactorState,
  errors: ['UNAUTHENTICATED', 'ACCOUNT_DISABLED'],
});

/** Creates a secret for the authenticator app; the second factor is off until one of its codes is confirmed. */
export const beginSecondFactor = operation({
  name: 'auth.beginSecondFactor',
  summary: 'Prepare a second factor',
  method: 'POST',
  path: '/api/auth/second-factor',
  access: ['salon', 'admin'],
  body: z.object({ password: givenPassword }),
  reply: envelope({
    /** Base 32, to be typed in by hand. */
    secret: z.string(),
    /** otpauth://totp/… for a QR code. */
    uri: z.string(),
  }),
  errors: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'PASSWORD_WRONG',
    'SECOND_FACTOR_ON',
    'RATE_LIMITED',
  ],
});

/** Turns the second factor on; the recovery codes are shown only this once. */
export const confirmSecondFactor = operation({
  name: 'auth.confirmSecondFactor',
  summary: 'Turn the second factor on',
  method: 'PUT',
  path: '/api/auth/second-factor',
  access: ['salon', 'admin'],
  body: z.object({ code }),
  reply: envelope({ recoveryCodes: z.array(z.string()) }),
  errors: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'SECOND_FACTOR_WRONG',
    'SECOND_FACTOR_ON',
    'RATE_LIMITED',
  ],
});

export const endSecondFactor = operation({
  name: 'auth.endSecondFactor',
  summary: 'Turn the second factor off',
  method: 'DELETE',
  path: '/api/auth/second-factor',
  access: 'signed-in',
  body: z.object({ password: givenPassword, code }),
  reply: secondFactorState,
  errors: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'ACCOUNT_DISABLED',
    'PASSWORD_WRONG',
    'SECOND_FACTOR_WRONG',
    'RATE_LIMITED',
  ],
});
