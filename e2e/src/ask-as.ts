import { tokenOf } from './accounts.ts';
import { ask } from './ask.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls of the API as one of the demo accounts; each throws with the response where it is no success. */
export const askAs = (email: string) => async (url: string, method: Method, path: string, body?: unknown) => {
  const { status, text } = await ask(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await tokenOf(url, email)}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (status !== 200) throw new Error(`${method} ${path} answers ${status}: ${text}`);
  return JSON.parse(text);
};
