import assert from 'node:assert/strict';
import type { Person, Reply } from './person.ts';

/** Whoever sees that something failed presses again, as the page offers. */
const TRIES = 5;

/** The reply to the first try that a server answered as it should, or to the last one. */
export const again = async (act: () => Promise<Reply>): Promise<Reply> => {
  let reply = await act();
  for (let tries = 1; tries < TRIES && (reply.status === 0 || reply.status >= 500); tries += 1)
    reply = await act();
  return reply;
};

/** The reply's content. @throws AssertionError where the answer is no success */
export const contentOf = ({ status, text }: Reply) => {
  assert.equal(status, 200, text);
  return JSON.parse(text);
};

/** Opens a page, or reads something of the API. @throws AssertionError where the answer is no success */
export const look = async (person: Person, path: string, token?: string): Promise<void> => {
  const { status, text } = await again(() => person.ask('GET', path, token === undefined ? {} : { token }));
  assert.equal(status, 200, `${path}: ${text.slice(0, 300)}`);
};

/** @returns a token, good for 15 minutes */
export const signIn = async (person: Person, email: string, password: string): Promise<string> => {
  const body = { email, password };
  return contentOf(await again(() => person.ask('POST', '/api/auth/login', { body }))).token;
};
