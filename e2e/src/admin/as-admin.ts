import { ADMIN, PASSWORD, tokenOf } from '../accounts.ts';
import { ask } from '../ask.ts';

/** A call of the API as the demo admin; throws with the response where it is no success. */
export const asAdmin = async (url: string, method: 'GET' | 'POST', path: string, body?: unknown) => {
  const { status, text } = await ask(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await tokenOf(url, ADMIN)}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (status !== 200) throw new Error(`${method} ${path} answers ${status}: ${text}`);
  return JSON.parse(text);
};

interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly role: 'customer' | 'salon' | 'admin';
}

/** Creates an account that signs in with the demo accounts' password. */
export const openAccount = (url: string, user: NewUser): Promise<unknown> =>
  asAdmin(url, 'POST', '/api/admin/users', { ...user, password: PASSWORD });
