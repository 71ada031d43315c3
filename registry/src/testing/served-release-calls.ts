import fastify, { type FastifyServerOptions } from 'fastify';
import { createSharedFaults } from '../render-faults/shared-faults.ts';
import { createPageTraces } from '../site/measures/page-trace.ts';
import { signOverride } from '../site/override/token.ts';
import { releaseCalls } from '../site/releases/calls/release-calls.ts';
import { createUpstreams } from '../site/upstreams/upstreams.ts';
import { ask } from './ask.ts';
import type { temporaryFolder } from './build-folder.ts';
import type { TestRegistry } from './stocked-registry.ts';
import { runStubApi, tokenOf } from './stub-api.ts';

type TestContext = Parameters<typeof temporaryFolder>[0];

export const OVERRIDE_SECRET = 'a secret that only tests know';

export interface Asked {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they assert.
  readonly json: any;
}

export interface Asking {
  readonly method?: 'GET' | 'POST';
  /** The Host header, which selects the environment; default: 'qa.localhost'. */
  readonly host?: string;
  readonly as?: Parameters<typeof tokenOf>[0];
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request with a JSON body, as the account of a role. */
export const askJson = async (origin: string, path: string, asking: Asking = {}): Promise<Asked> => {
  const { body, as, host = 'qa.localhost', headers, method = body === undefined ? 'GET' : 'POST' } = asking;
  const {
    status,
    headers: answered,
    body: content,
  } = await ask(origin, path, {
    method,
    headers: {
      host,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(as && { authorization: tokenOf(as) }),
      ...headers,
    },
    ...(body !== undefined && { body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) }),
  });
  return { status, headers: answered, json: JSON.parse(content.toString()) };
};

/**
 * Serves only the calls of a registry, with a stub of the provider API, until the test is over. As on a real site,
 * 'qa.localhost' is the environment 'qa', and overrides are allowed in 'qa' and 'local'; in 'staging' only admins
 * create their links.
 */
export const serveReleaseCalls = async (
  test: TestContext,
  { registry }: Pick<TestRegistry, 'registry'>,
  apiUrl?: string,
  logger: FastifyServerOptions['logger'] = false,
): Promise<(path: string, asking?: Asking) => Promise<Asked>> => {
  const app = fastify({ logger });
  await app.register(releaseCalls, {
    registry,
    renderFaults: createSharedFaults(registry.documents),
    pageTraces: createPageTraces(OVERRIDE_SECRET),
    api: createUpstreams([apiUrl ?? (await runStubApi(test))]),
    environmentOf: ({ host }) => host.split('.')[0],
    allowsOverrides: (environment) => ['qa', 'local', 'staging'].includes(environment),
    overridesAskForAdmin: (environment) => environment === 'staging',
    signOverride: (environment, override) => signOverride(OVERRIDE_SECRET, environment, override),
  });
  test.after(() => app.close());
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return (path, asking) => askJson(origin, path, asking);
};
