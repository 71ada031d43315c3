import { ask } from './ask.ts';

/** The demo accounts; their password is public. */
export const PASSWORD = 'Demo#2026';
export const CUSTOMER = 'customer@demo.test';
export const OWNER = 'salon@demo.test';
export const ADMIN = 'admin@demo.test';

/** A new token, for journeys that end the session. */
export const signIn = async (url: string, email: string): Promise<string> => {
  const answer = await ask(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { token } = JSON.parse(answer.text);
  if (typeof token !== 'string') throw new Error(`${email} can't sign in: ${answer.status}.`);
  return token;
};

/** A token is valid for 15 minutes: a journey's token must outlast the journey. */
const FRESH_MS = 5 * 60_000;
const tokens = new Map<string, { readonly token: Promise<string>; readonly since: number }>();

/** A token of this account, as the page stores it in local storage; reused for some minutes. */
export const tokenOf = (url: string, email: string): Promise<string> => {
  const key = `${new URL(url).port} ${email}`;
  const known = tokens.get(key);
  if (known && Date.now() - known.since < FRESH_MS) return known.token;
  const token = signIn(url, email);
  tokens.set(key, { token, since: Date.now() });
  return token;
};
