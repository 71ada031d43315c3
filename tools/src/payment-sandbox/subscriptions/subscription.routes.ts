import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { collection, pageQuery } from '../protocol/collection.ts';
import { parseBody } from '../protocol/request-body.ts';
import type { Ledger } from '../store/ledger.ts';
import { createPlan, getPlan } from './plan.commands.ts';
import {
  cancelSubscription,
  createSubscription,
  getSubscription,
  listInvoices,
  pauseSubscription,
  resumeSubscription,
} from './subscription.commands.ts';

const idParams = z.object({ id: z.string() });
const invoicesQuery = pageQuery.extend({
  subscription_id: z.string('The sandbox lists the invoices of a subscription only.'),
});

/** Plans, subscriptions and their invoices below `/v1`. */
export const subscriptionRoutes = (ledger: Ledger) => {
  return async (app: FastifyInstance): Promise<void> => {
    const idOf = (params: unknown) => idParams.parse(params).id;

    app.post('/plans', async (request) => createPlan(ledger, request.body));
    app.get('/plans/:id', async (request) => getPlan(ledger, idOf(request.params)));

    app.post('/subscriptions', async (request) => createSubscription(ledger, request.body));
    app.get(
      '/subscriptions/:id',
      async (request) => getSubscription(ledger, idOf(request.params)).subscription,
    );
    app.post('/subscriptions/:id/cancel', async (request) =>
      cancelSubscription(ledger, idOf(request.params), request.body),
    );
    app.post('/subscriptions/:id/pause', async (request) =>
      pauseSubscription(ledger, idOf(request.params), request.body),
    );
    app.post('/subscriptions/:id/resume', async (request) =>
      resumeSubscription(ledger, idOf(request.params), request.body),
    );

    app.get('/invoices', async (request) => {
      const { subscription_id, count, skip } = parseBody(invoicesQuery, request.query);
      return collection(listInvoices(ledger, subscription_id).slice(skip, skip + count));
    });
  };
};
