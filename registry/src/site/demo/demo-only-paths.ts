import type { FastifyInstance } from 'fastify';
import { decodedPath } from '../http/decoded-path.ts';
import { environmentOfHost, isLoopbackHost } from '../http/host-environment.ts';
import { sendNothing } from '../http/send-nothing.ts';
import type { Settings } from '../settings.ts';

/** The only environment that is just for developers. */
const DEMO_ENVIRONMENT = 'local';
const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

const MAILBOX = /^\/api\/mailbox(\/|$)/;
const SANDBOX = /^\/sandbox(\/|$)/;
/** The sandbox addresses that payments need in every environment; all others control the sandbox. */
const CHECKOUT =
  /^\/sandbox\/(checkout|checkout\.js|assets\/[^/]+|(orders|subscriptions)\/[^/]+\/(check|pay))$/;

/** Whether an address shows everybody's mails, or controls the payment sandbox. */
export const isDemoOnlyPath = (url: string): boolean => {
  const path = decodedPath(url);
  return MAILBOX.test(path) || (SANDBOX.test(path) && !CHECKOUT.test(path));
};

/**
 * Serves the demo-only paths only to this machine, under a loopback host name and in the environment `local`; all
 * others get 404.
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
