import { paiseOf, rupeesOf } from '@sundara/contracts';
import { deleteAccount, deletionPreview, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { clearRefreshCookie, requirePassword } from '../../identity/index.ts';
import type { CancellingDependencies } from '../../money/index.ts';
import { deleteAccount as removeAccount } from './delete-account.command.ts';
import { planDeletion } from './deletion-plan.ts';
import { ERASED, KEPT } from './deletion-words.ts';

/** Deleting one's own account: the preview, and the deletion. Accounts of salons and admins are not deleted here. */
export const deletionRoutes = (app: FastifyInstance, dependencies: CancellingDependencies): void => {
  const { db } = dependencies.database;

  registerOperation(app, deletionPreview, async ({ account }) => {
    const { visits, refundPaise } = await planDeletion(db, account.id, dependencies.now());
    return succeed('What deleting your account does', {
      deletion: {
        upcoming: visits.length,
        refund: rupeesOf(refundPaise),
        erased: [...ERASED],
        kept: [...KEPT],
      },
    });
  });

  registerOperation(app, deleteAccount, async ({ account, body, request, reply }) => {
    await requirePassword(db, account.id, body.password);
    await removeAccount(dependencies, account.id, paiseOf(body.expectedRefund));
    clearRefreshCookie({ request, reply });
    return succeed('Your account is deleted.', {});
  });
};
