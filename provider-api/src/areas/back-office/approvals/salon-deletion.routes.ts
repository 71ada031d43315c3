import { type Paise, paiseOf } from '@sundara/contracts';
import {
  adminSalonDeletions,
  approveSalonDeletion,
  deleteSalon,
  rejectSalonDeletion,
  type SalonDeletion,
  salonConsequences,
  succeed,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../../../platform/http/access.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import type { CancellingDependencies } from '../../money/index.ts';
import { countConsequences } from '../admin-salons/consequences.repository.ts';
import { type DeletionDecision, decideDeletion } from './decide-deletion.command.ts';
import { findAloneForSalonPaise } from './refund-limit.ts';
import { requestDeletion } from './request-deletion.command.ts';
import { presentDeletion } from './salon-deletion.presenter.ts';
import { findOpenDeletionOf, findOpenDeletions, findToldDeletion } from './salon-deletions.repository.ts';

interface Dependencies extends CancellingDependencies {
  /** What one admin may give back alone within 24 hours, in paise. */
  readonly refundLimitPaise: Paise;
}

/** Deleting a salon: by one admin or, above a refund amount, by two (decision 58). Jobs of the outbox do the rest. */
export const salonDeletionRoutes = (
  app: FastifyInstance,
  { database, outbox, now, refundLimitPaise: limitPaise }: Dependencies,
): void => {
  const { db } = database;
  const tell = async (id: string, account: Account): Promise<SalonDeletion> => {
    const told = await findToldDeletion(db, id, now());
    if (!told) throw new Error(`The request ${id} was written and is gone.`);
    return presentDeletion(told, account.id, now());
  };

  registerOperation(app, salonConsequences, async ({ params, account }) => {
    const consequences = await countConsequences(db, params.id, now());
    const alonePaise = await findAloneForSalonPaise(db, { adminId: account.id, limitPaise }, now());
    const waiting = await findOpenDeletionOf(db, params.id, now());
    return succeed('What deleting it would do', {
      consequences,
      data: consequences,
      alonePaise,
      deletion: waiting ? presentDeletion(waiting, account.id, now()) : null,
    });
  });

  registerOperation(app, deleteSalon, async ({ account, params, body }) => {
    const request = { salonId: params.id, account, reason: body?.reason ?? '' };
    const { consequences, waiting } = await database.transaction((tx) =>
      requestDeletion(tx, request, limitPaise, now()),
    );
    outbox.wake();
    const said = waiting ? 'Another admin has to approve this deletion' : 'Salon deleted successfully';
    const deletion = waiting ? await tell(waiting, account) : null;
    return succeed(said, { consequences, data: consequences, deleted: !waiting, deletion });
  });

  registerOperation(app, adminSalonDeletions, async ({ account }) => {
    const at = now();
    const deletions = (await findOpenDeletions(db, at)).map((told) => presentDeletion(told, account.id, at));
    return succeed('Deletions that wait', { deletions, data: deletions });
  });

  const decide = async (decision: DeletionDecision): Promise<SalonDeletion> => {
    await database.transaction((tx) => decideDeletion(tx, decision, now()));
    outbox.wake();
    return tell(decision.deletionId, decision.account);
  };
  registerOperation(app, approveSalonDeletion, async ({ params, body, account }) => {
    const expectedPaise = paiseOf(body.expectedRefund);
    const deletion = await decide({ deletionId: params.id, account, decision: 'approved', expectedPaise });
    return succeed('Salon deleted successfully', { deletion });
  });
  registerOperation(app, rejectSalonDeletion, async ({ params, body, account }) => {
    const deletion = await decide({ deletionId: params.id, account, decision: 'rejected', note: body.note });
    return succeed('The deletion was rejected', { deletion });
  });
};
