import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { setBehaviour } from './behaviour.commands.ts';
import { readBooks } from './books.ts';
import { authoriseLate } from './late-payment.ts';
import type { Ledger } from './ledger.ts';
import { presentPayment } from './payment-entity.ts';
import { settleRefund } from './refund.commands.ts';
import { parseBody } from './request-body.ts';
import { chargeSubscription } from './subscription-charge.ts';

const chargeBody = z.strictObject({ fail: z.boolean('The fail must be true or false.').default(false) });
const idParams = z.object({ id: z.string() });

/** Doors for tests and QA that no real gateway has; everything here is the sandbox's own. */
export function doorRoutes(ledger: Ledger) {
  return async (app: FastifyInstance): Promise<void> => {
    const idOf = (params: unknown) => idParams.parse(params).id;

    app.get('/books', async () => readBooks(ledger));

    app.get('/behaviour', async () => ledger.behaviour);
    app.put('/behaviour', async (request) => setBehaviour(ledger, request.body));
    app.delete('/behaviour', async () => setBehaviour(ledger, {}));

    app.post('/payments/:id/authorise', async (request) =>
      presentPayment(authoriseLate(ledger, idOf(request.params)), false),
    );
    app.post('/refunds/:id/process', async (request) =>
      settleRefund(ledger, idOf(request.params), 'processed'),
    );
    app.post('/refunds/:id/fail', async (request) => settleRefund(ledger, idOf(request.params), 'failed'));
    app.post('/subscriptions/:id/charge', async (request) =>
      chargeSubscription(ledger, idOf(request.params), parseBody(chargeBody, request.body).fail),
    );
  };
}
