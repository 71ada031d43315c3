import { paiseOf, rupeesOf, toLocalIso } from '@sundara/contracts';
import { recordPayout as operation, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { momentOf } from '../../booking/index.ts';
import { recordPayout } from './record-payout.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** Records payouts: money that admins sent to salons. */
export const payoutRoutes = (app: FastifyInstance, { database, now }: Dependencies): void => {
  registerOperation(app, operation, async ({ account, body }) => {
    const at = now();
    const paidAt = body.paidAt === undefined ? at : momentOf('paidAt', body.paidAt);
    if (paidAt > at) throw invalid('paidAt', 'A payout is written down when it was made.');
    const amountPaise = paiseOf(body.amount);
    if (rupeesOf(amountPaise) !== body.amount) throw invalid('amount', 'An amount has at most two decimals.');
    const { salonId, reference } = body;
    const payout = await recordPayout(database, account, { salonId, reference, amountPaise, paidAt }, at);
    return succeed('Payout written down', {
      payout: {
        id: payout.id,
        amount: rupeesOf(payout.amountPaise),
        reference: payout.reference,
        paidAt: toLocalIso(payout.paidAt),
      },
    });
  });
};

const invalid = (path: string, message: string): ApiError =>
  new ApiError('VALIDATION_FAILED', { message, fields: [{ path, message }] });
