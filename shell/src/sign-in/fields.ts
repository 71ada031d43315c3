import { PASSWORD_RULE, SIGN_IN_CODE_DIGITS } from '@sundara/contracts/api';
import type { SignInMode } from '../services/sign-in.store.ts';

export type FieldName = 'name' | 'email' | 'phone' | 'password' | 'code';

export interface Field {
  readonly name: FieldName;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'password';
  readonly autoComplete: string;
  readonly inputMode?: 'numeric';
  readonly help?: string;
}

const name: Field = { name: 'name', label: 'Full Name', type: 'text', autoComplete: 'name' };
const email: Field = { name: 'email', label: 'Email Address', type: 'email', autoComplete: 'username' };
const phone: Field = {
  name: 'phone',
  label: 'Phone Number',
  type: 'tel',
  autoComplete: 'tel',
  help: 'As you write it: 98480 12345, or with +91.',
};
const password: Field = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'current-password',
};

/** The fields of each mode in their order; all are required (specification 1, sections 2 and 5). */
export const FIELDS: Readonly<Record<SignInMode, readonly Field[]>> = {
  login: [email, password],
  register: [
    name,
    email,
    phone,
    {
      ...password,
      autoComplete: 'new-password',
      help: PASSWORD_RULE,
    },
  ],
};

/** The second step for accounts with a second factor: both kinds of code use the same field. */
export const CODE_FIELDS: Readonly<Record<'app' | 'recovery', Field>> = {
  app: {
    name: 'code',
    label: 'Six-digit code',
    type: 'text',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    help: 'It changes every 30 seconds in your authenticator app.',
  },
  recovery: {
    name: 'code',
    label: 'Recovery code',
    type: 'text',
    autoComplete: 'one-time-code',
    help: 'One of those that you kept when you turned this on. Each works once.',
  },
};

/** The code of a mail instead of the password; `digits` long, it is sent by itself. */
export const MAILED_FIELD = {
  name: 'code',
  label: 'Six-digit code',
  type: 'text',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  digits: SIGN_IN_CODE_DIGITS,
} as const satisfies Field & { readonly digits: number };

export type Values = Readonly<Record<FieldName, string>>;

export const EMPTY: Values = { name: '', email: '', phone: '', password: '', code: '' };
