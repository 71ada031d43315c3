import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app/build-app.ts';
import type { Settings } from '../app/settings.ts';
import { seedDemo } from '../demo/seed.ts';
import type { Database } from '../platform/database/open-database.ts';
import { testSettings } from './test-settings.ts';

/** The parsed reply to a call. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they assert.
  readonly json: any;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: { token?: string; body?: unknown },
  ) => Promise<Answer>;
  /** Signs in with a demo account; returns its token. */
  readonly signIn: (email: string) => Promise<string>;
}

/**
 * The API over a database filled with the demo marketplace, with every reply checked against the contract. It answers
 * requests but runs no jobs.
 */
export const testApp = async (
  database: Database,
  options: Partial<AppOptions> = {},
  changes: Partial<Settings> = {},
): Promise<TestApp> => {
  await seedDemo(database, new Date());
  const app = await buildApp({
    ...{ settings: testSettings(changes), database, does: [] },
    signInTries: 10_000,
    checkReplies: true,
    ...options,
  });
  const call: TestApp['call'] = async (method, url, { token, body } = {}) => {
    const reply = await app.inject({
      method,
      url,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: reply.statusCode, headers: reply.headers, json: reply.body ? reply.json() : undefined };
  };
  const signIn = async (email: string) =>
    (await call('POST', '/api/auth/login', { body: { email, password: 'Demo#2026' } })).json.token;
  return { app, call, signIn };
};
