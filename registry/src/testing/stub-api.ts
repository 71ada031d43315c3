import { createServer } from 'node:http';
import type { Role } from '@sundara/contracts';
import { me, type User } from '@sundara/contracts/api';

type TestContext = { readonly after: (clean: () => Promise<void>) => void };

/** The id of the account with each role. */
export const ACCOUNT_IDS: Readonly<Record<Role, string>> = {
  customer: '0f8fad5b-d9cb-469f-a165-70867728950e',
  salon: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  admin: '550e8400-e29b-41d4-a716-446655440000',
};

const userOf = (role: Role): User => ({
  _id: ACCOUNT_IDS[role],
  id: ACCOUNT_IDS[role],
  name: `The ${role}`,
  email: `${role}@sundara.test`,
  phone: '+91 40 4567 8900',
  role,
});

/** A token that the stub accepts for an account with this role. */
export const tokenOf = (role: Role): string => `Bearer ${role}.is.here`;

/** The stub's reply to an unknown token, or to one of a disabled account. */
const refusal = (code: 'UNAUTHENTICATED' | 'ACCOUNT_DISABLED') => ({
  success: false,
  status: 'error',
  code,
  message: 'no',
  msg: 'no',
  next: 'no',
});

/** The stub's replies to some paths, in addition to the user of a bearer token. */
export type StubAnswers = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

/** A stub of the provider API that returns the user of a bearer token; returns its origin. */
export const runStubApi = async (test: TestContext, answers: StubAnswers = {}): Promise<string> => {
  const server = createServer((request, response) => {
    const role = /^Bearer (\w+)\.is\.here$/.exec(request.headers.authorization ?? '')?.[1];
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const given = answers[request.url ?? ''];
    if (given) answer(given.status, given.body);
    else if (request.url !== me.path) answer(200, { asked: request.url });
    else if (role === 'disabled') answer(403, refusal('ACCOUNT_DISABLED'));
    else if (role === 'admin' || role === 'customer')
      answer(200, { success: true, status: 'success', message: '', msg: '', user: userOf(role) });
    else answer(401, refusal('UNAUTHENTICATED'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  test.after(async () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
};
