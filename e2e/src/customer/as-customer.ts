import { CUSTOMER, tokenOf } from '../accounts.ts';
import { ask } from '../ask.ts';

/** A call of the API as the demo customer; throws with the response where it is no success. */
export const asCustomer = async (
  url: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
) => {
  const { status, text } = await ask(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await tokenOf(url, CUSTOMER)}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (status !== 200) throw new Error(`${method} ${path} answers ${status}: ${text}`);
  return JSON.parse(text);
};
