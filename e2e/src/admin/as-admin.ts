import { ADMIN, PASSWORD } from '../accounts.ts';
import { askAs } from '../ask-as.ts';

/** A call of the API as the demo admin; throws with the response where it is no success. */
export const asAdmin = askAs(ADMIN);

interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly role: 'customer' | 'salon' | 'admin';
}

/** Creates an account that signs in with the demo accounts' password. */
export const openAccount = (url: string, user: NewUser): Promise<unknown> =>
  asAdmin(url, 'POST', '/api/admin/users', { ...user, password: PASSWORD });
