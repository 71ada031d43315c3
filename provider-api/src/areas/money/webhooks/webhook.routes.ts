import { succeed } from '@sundara/contracts/api';
import { withinLimit } from '@sundara/node/time-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { PaymentDependencies } from '../gateway/payment-dependencies.ts';
import { isWebhookSigned } from '../gateway/signature.ts';
import { handleWebhook } from './handle-webhook.command.ts';
import { readWebhook } from './webhook-event.schema.ts';

/** The gateway waits 5 s for an answer, then sends the event again. */
const ANSWER_LIMIT_MS = 4_500;

/**
 * `POST /api/payment/webhook`: the gateway's events, signed over the raw bytes with a separate secret. 401 for a wrong
 * signature, 400 for what cannot be read, 200 for everything else that was accepted.
 */
export const webhookRoutes = (app: FastifyInstance, dependencies: PaymentDependencies): void => {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/api/payment/webhook', { schema: { hide: true } }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = headerOf(request, 'x-razorpay-signature');
      if (!isWebhookSigned(rawBody, signature, dependencies.webhookSecrets)) {
        throw new ApiError('UNAUTHENTICATED', {
          message: 'The signature is not right.',
          event: 'crypt_signature_fail',
        });
      }
      const eventId = headerOf(request, 'x-razorpay-event-id');
      const webhook = readWebhook(rawBody);
      if (webhook.kind === 'unreadable' || eventId === '' || eventId.length > 100) {
        request.log.error({ eventId }, 'a webhook cannot be read');
        throw new ApiError('VALIDATION_FAILED', { message: 'The event cannot be read.' });
      }
      const handling = handleWebhook(dependencies, eventId, webhook, request.log);
      await withinLimit(handling, ANSWER_LIMIT_MS, () => new ApiError('UNAVAILABLE'));
      return succeed('Taken', {});
    });
  });
};

const headerOf = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};
