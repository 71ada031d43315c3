import type { FastifyInstance } from 'fastify';
import { decodedPath } from './decoded-path.ts';
import { environmentOfHost, isLoopbackHost } from './host-environment.ts';
import { sendNothing } from './send-nothing.ts';
import type { Settings } from './settings.ts';

/** The one environment that is nobody's but the developer's. */
const DEMO_ENVIRONMENT = 'local';
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

const MAILBOX = /^\/api\/mailbox(\/|$)/;
const SANDBOX = /^\/sandbox(\/|$)/;
/** What a payment needs of the sandbox, wherever it is paid; all else drives the sandbox. */
const CHECKOUT =
  /^\/sandbox\/(checkout|checkout\.js|assets\/[^/]+|(orders|subscriptions)\/[^/]+\/(check|pay))$/;

/** Whether an address shows everybody's mails, or controls the payment sandbox. */
export const isDemoOnlyPath = (url: string): boolean => {
  const path = decodedPath(url);
  return MAILBOX.test(path) || (SANDBOX.test(path) && !CHECKOUT.test(path));
};

/**
 * Serves the demo-only paths on this machine alone, by its own name and in the environment `local`: for everyone else
 * there are none.
 */
export const guardDemoOnlyPaths = (
  app: FastifyInstance,
  settings: Pick<Settings, 'environment' | 'hosts' | 'assetsUrl'>,
): void => {
  app.addHook('onRequest', async ({ host, ip, url }, reply) => {
    if (!isDemoOnlyPath(url)) return;
    const isHere = isLoopbackHost(host) && LOOPBACK_ADDRESS.test(ip);
    if (!isHere || environmentOfHost(host, settings) !== DEMO_ENVIRONMENT) return sendNothing(reply);
  });
};
