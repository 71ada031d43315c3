import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { authoriseLate } from '../payments/late-payment.ts';
import { presentPayment } from '../payments/payment-entity.ts';
import { settleRefund } from '../payments/refund.commands.ts';
import { parseBody } from '../protocol/request-body.ts';
import type { Ledger } from '../store/ledger.ts';
import { chargeSubscription } from '../subscriptions/subscription-charge.ts';
import { readAccounting } from './accounting.ts';
import { setBehaviour } from './behaviour.commands.ts';

const chargeBody = z.strictObject({ fail: z.boolean('The fail must be true or false.').default(false) });
const idParams = z.object({ id: z.string() });

/** Controls for tests and QA that no real gateway has. */
export const controlRoutes = (ledger: Ledger) => {
  return async (app: FastifyInstance): Promise<void> => {
    const idOf = (params: unknown) => idParams.parse(params).id;

    app.get('/books', async () => readAccounting(ledger));

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
};
