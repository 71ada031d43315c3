import type { users } from '../areas/identity/accounts/accounts.tables.ts';
import { idOf } from './random.ts';

type DemoAccount = Omit<typeof users.$inferInsert, 'passwordHash'> & { readonly id: string };

const account = (
  role: 'customer' | 'salon' | 'admin',
  name: string,
  email: string,
  line: number,
): DemoAccount => ({
  id: idOf(email),
  role,
  name,
  email,
  phone: `+9190000${String(line).padStart(5, '0')}`,
});

/** The three demo accounts that anyone may sign in to; their password is in the README. */
export const DEMO_CUSTOMER = account('customer', 'Meera Nair', 'customer@demo.test', 1);
export const DEMO_OWNER = account('salon', 'Latha Reddy', 'salon@demo.test', 2);
export const DEMO_ADMIN = account('admin', 'Sundara Admin', 'admin@demo.test', 3);

/** Other guests of the demo salon; nobody can sign in as one of them. */
export const DEMO_GUESTS = [
  account('customer', 'Farhan Siddiqui', 'farhan@guests.example', 11),
  account('customer', 'Sravani Rao', 'sravani@guests.example', 12),
  account('customer', 'Rachel Thomas', 'rachel@guests.example', 13),
  account('customer', 'Karthik Varma', 'karthik@guests.example', 14),
  account('customer', 'Noor Baig', 'noor@guests.example', 15),
] as const;
