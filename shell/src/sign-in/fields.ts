import { PASSWORD_MAX, PASSWORD_MIN } from '@sundara/contracts/api';
import type { SignInMode } from './sign-in.store.ts';

export type FieldName = 'name' | 'email' | 'phone' | 'password';

interface Field {
  readonly name: FieldName;
  readonly label: string;
  readonly type: 'text' | 'email' | 'tel' | 'password';
  readonly autoComplete: string;
  readonly help?: string;
}

const name: Field = { name: 'name', label: 'Full Name', type: 'text', autoComplete: 'name' };
const email: Field = { name: 'email', label: 'Email Address', type: 'email', autoComplete: 'username' };
const phone: Field = { name: 'phone', label: 'Phone Number', type: 'tel', autoComplete: 'tel' };
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
      help: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters, and not one of the most common.`,
    },
  ],
};

export const EMPTY: Readonly<Record<FieldName, string>> = { name: '', email: '', phone: '', password: '' };
