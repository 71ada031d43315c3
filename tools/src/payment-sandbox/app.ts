import Fastify, { type FastifyInstance } from 'fastify';
import { apiRoutes } from './api/api.routes.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { controlRoutes } from './control/control.routes.ts';
import { plainError, RazorpayError, serverError } from './protocol/razorpay-error.ts';
import { Scheduler } from './scheduler.ts';
import { Ledger } from './store/ledger.ts';
import { WEBHOOK_RETRY_GAPS_MS, WebhookSender } from './webhooks/webhook-sender.ts';

export interface PaymentSandboxOptions {
  /** The public key; checkout must name the same one. */
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where events are delivered. */
  webhookUrl: string;
  /** Folder of the journal; without one the state lives in memory only. */
  dataDir?: string | undefined;
  /** Gaps between deliveries of one event, in ms; their number bounds the attempts. */
  webhookRetryGapsMs?: readonly number[];
  /** How long one delivery may take, in ms; 5,000 as at Razorpay. */
  webhookTimeoutMs?: number;
  /** Receives sentences that an operator should know; silent by default. */
  report?: (sentence: string) => void;
}

/**
 * A stand-in for Razorpay with test instruments only: its REST API below `/v1`, its webhooks, and below
 * `/sandbox` the checkout that the browser sees. It does not listen yet.
 *
 * @throws Error in one sentence where the journal in `dataDir` cannot be opened or replayed.
 */
export const createPaymentSandbox = (options: PaymentSandboxOptions): FastifyInstance => {
  const report = options.report ?? (() => {});
  const ledger = new Ledger(options.dataDir);
  const webhooks = new WebhookSender({
    ledger,
    report,
    url: options.webhookUrl,
    secret: options.webhookSecret,
    retryGapsMs: options.webhookRetryGapsMs ?? WEBHOOK_RETRY_GAPS_MS,
    timeoutMs: options.webhookTimeoutMs ?? 5_000,
  });

  const scheduler = new Scheduler(ledger, report);

  const app = Fastify({ forceCloseConnections: true });
  app.removeContentTypeParser('application/json');
  // An empty body is valid here: a full refund may be requested without one.
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => parseJson(body),
  );
  app.setErrorHandler((error, _request, reply) => {
    const known = toRazorpayError(error, report);
    if (known.status === 401) reply.header('www-authenticate', 'Basic realm="Payment sandbox"');
    return reply.status(known.status).send(known.toEnvelope());
  });
  app.setNotFoundHandler(async () => {
    throw plainError(404, 'BAD_REQUEST_ERROR', 'The requested URL was not found on the server.');
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) =>
    ledger.writable
      ? { status: 'ready' }
      : reply.status(503).send({ status: 'unavailable', reason: 'The journal cannot be written.' }),
  );
  app.register(apiRoutes(ledger, options.keyId, options.keySecret), { prefix: '/v1' });
  app.register(checkoutRoutes(ledger, options.keyId, options.keySecret), { prefix: '/sandbox' });
  app.register(controlRoutes(ledger), { prefix: '/sandbox' });

  app.addHook('onReady', async () => {
    webhooks.start();
    scheduler.start();
  });
  app.addHook('onClose', async () => {
    scheduler.stop();
    await webhooks.stop();
    ledger.close();
  });
  return app;
};

const parseJson = (body: string): unknown => {
  if (body.trim() === '') return {};
  try {
    return JSON.parse(body);
  } catch {
    throw plainError(400, 'BAD_REQUEST_ERROR', 'The request body is not valid JSON.');
  }
};

const toRazorpayError = (error: unknown, report: (sentence: string) => void): RazorpayError => {
  if (error instanceof RazorpayError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) {
    return plainError(status, 'BAD_REQUEST_ERROR', error instanceof Error ? error.message : String(error));
  }
  report(`A request failed: ${error instanceof Error ? error.message : String(error)}`);
  return serverError();
};
