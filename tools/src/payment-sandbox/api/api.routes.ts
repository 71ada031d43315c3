import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createOrder, getOrder, listOrderPayments } from '../payments/order.commands.ts';
import { capturePayment, getPayment } from '../payments/payment.commands.ts';
import { presentPayment } from '../payments/payment-entity.ts';
import { getRefund, listPaymentRefunds, refundPayment } from '../payments/refund.commands.ts';
import { collection, pageQuery } from '../protocol/collection.ts';
import { plainError } from '../protocol/razorpay-error.ts';
import { parseBody } from '../protocol/request-body.ts';
import type { Ledger } from '../store/ledger.ts';
import { subscriptionRoutes } from '../subscriptions/subscription.routes.ts';
import { checkCredentials } from './basic-auth.ts';
import { injectFaults } from './faults.ts';

const idParams = z.object({ id: z.string() });
const expandQuery = z.looseObject({ 'expand[]': z.union([z.string(), z.array(z.string())]).optional() });

/** Razorpay's REST API below `/v1`, each call with HTTP Basic credentials. */
export const apiRoutes = (ledger: Ledger, keyId: string, keySecret: string) => {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request) =>
      checkCredentials(request.headers.authorization, keyId, keySecret),
    );
    injectFaults(app, ledger);
    // The official client sends a form body where it has nothing to say.
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    app.setNotFoundHandler(async () => {
      throw plainError(400, 'BAD_REQUEST_ERROR', 'The requested URL was not found on the server.');
    });
    const idOf = (params: unknown) => idParams.parse(params).id;

    app.post('/orders', async (request) => createOrder(ledger, request.body));
    app.get('/orders/:id', async (request) => getOrder(ledger, idOf(request.params)));
    app.get('/orders/:id/payments', async (request) =>
      collection(
        listOrderPayments(ledger, idOf(request.params)).map((payment) =>
          presentPayment(payment, expandsCard(request.query)),
        ),
      ),
    );

    app.get('/payments/:id', async (request) =>
      presentPayment(getPayment(ledger, idOf(request.params)), expandsCard(request.query)),
    );
    app.post('/payments/:id/capture', async (request) =>
      presentPayment(capturePayment(ledger, idOf(request.params), request.body), false),
    );

    app.post('/payments/:id/refund', async (request) => {
      const key = request.headers['x-refund-idempotency'];
      return refundPayment(ledger, idOf(request.params), request.body, Array.isArray(key) ? key[0] : key);
    });
    app.get('/payments/:id/refunds', async (request) => {
      const { count, skip } = parseBody(pageQuery, request.query);
      return collection(listPaymentRefunds(ledger, idOf(request.params)).slice(skip, skip + count));
    });
    app.register(subscriptionRoutes(ledger));
    app.get('/refunds/:id', async (request) => getRefund(ledger, idOf(request.params)));
  };
};

const expandsCard = (query: unknown): boolean => {
  const expand = expandQuery.parse(query)['expand[]'] ?? [];
  return [expand].flat().includes('card');
};
