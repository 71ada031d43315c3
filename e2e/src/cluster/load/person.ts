import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Asked, Requests } from './requests.ts';

const LIMIT_MS = 60_000;

/** A visitor with an address of their own, since limits count by address: loopback has sixteen million. */
export interface Person {
  readonly number: number;
  /**
   * Sends a request and reads the answer.
   * @returns status 0 where no whole answer came
   */
  ask(method: string, path: string, more?: { token?: string; body?: unknown }): Promise<Reply>;
  leave(): void;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
}

/** @param requests gets every request */
export const makePerson = (number: number, url: string, requests: Requests): Person => {
  const localAddress = `127.1.${Math.floor(number / 250)}.${(number % 250) + 1}`;
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress });
  const { hostname: _, port, host } = new URL(url);
  const send = (method: string, path: string, token: string | undefined, body: string | undefined) =>
    new Promise<Reply>((resolve, reject) => {
      const headers = {
        ...{ host, accept: path.startsWith('/api') ? 'application/json' : 'text/html' },
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const options = { host: '127.0.0.1', port, method, path, headers, agent, localAddress };
      const asked = request(options, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
        answer.once('error', reject);
      });
      asked.setTimeout(LIMIT_MS, () => asked.destroy(new Error(`no answer within ${LIMIT_MS / 1000} s`)));
      asked.once('error', reject);
      asked.end(body);
    });
  return {
    number,
    ask: async (method, path, { token, body } = {}) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const asked: Omit<Asked, 'until' | 'status' | 'said'> = { method, path, since: performance.now() };
      const told = await send(method, path, token, text).catch((error: Error) => ({
        ...{ status: 0, text: error.message },
      }));
      const { status } = told;
      requests.add({ ...asked, until: performance.now(), status, said: told.text });
      return told;
    },
    leave: () => agent.destroy(),
  };
};
