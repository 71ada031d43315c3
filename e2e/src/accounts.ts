import { ask } from './ask.ts';

/** The demo accounts; their password is public. */
export const PASSWORD = 'Demo#2026';
export const CUSTOMER = 'customer@demo.test';
export const OWNER = 'salon@demo.test';
export const ADMIN = 'admin@demo.test';

/** Signs in over HTTP; answers the token that the page keeps in local storage. */
export const tokenOf = async (url: string, email: string): Promise<string> => {
  const answer = await ask(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token } = JSON.parse(answer.text);
  if (typeof token !== 'string') throw new Error(`${email} can't sign in: ${answer.status}.`);
  return token;
};
