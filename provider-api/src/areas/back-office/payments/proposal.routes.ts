import type { Paise } from '@sundara/contracts';
import {
  adminRefundProposals,
  approveRefund,
  proposeRefund as proposeOperation,
  type RefundProposal,
  rejectRefund,
  succeed,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../../../platform/http/access.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { registerList } from '../../../platform/list/register-list.ts';
import type { CancellingDependencies } from '../../money/index.ts';
import { presentProposal } from '../approvals/proposal.presenter.ts';
import { findProposals, findToldProposal } from '../approvals/proposals.repository.ts';
import { proposeRefund } from '../approvals/propose-refund.command.ts';
import { type Decision, decideRefund } from './decide-refund.command.ts';
import { countPaymentsToLookAt } from './payments-to-look-at.repository.ts';

interface Dependencies extends CancellingDependencies {
  /** What one admin may give back of a booking in 24 hours, in paise. */
  readonly refundLimitPaise: Paise;
}

/** Refunds that admins grant by hand: proposed by one and, above a limit, decided by another (decision 45). */
export const proposalRoutes = (
  app: FastifyInstance,
  { database, outbox, now, refundLimitPaise: limitPaise }: Dependencies,
): void => {
  const { db } = database;
  const tell = async (id: string, account: Account): Promise<RefundProposal> => {
    const told = await findToldProposal(db, id);
    if (!told) throw new Error(`The proposal ${id} was written and is gone.`);
    return presentProposal(told, account.id, now());
  };

  registerList(app, adminRefundProposals, async ({ query, account }) => {
    const at = now();
    const [{ rows, total, open }, look] = await Promise.all([
      findProposals(db, query, at),
      countPaymentsToLookAt(db),
    ]);
    return { rows: rows.map((row) => presentProposal(row, account.id, at)), total, counts: { open, look } };
  });

  registerOperation(app, proposeOperation, async ({ params, body, account }) => {
    const wish = { ...body, bookingId: params.id, account };
    const { id, decision } = await database.transaction((tx) =>
      proposeRefund(tx, wish, { limitPaise }, now()),
    );
    outbox.wake();
    const said = decision === null ? 'Another admin has to approve this refund' : 'The refund is on its way';
    return succeed(said, { proposal: await tell(id, account) });
  });

  const decide = async (decision: Decision): Promise<void> => {
    await database.transaction((tx) => decideRefund(tx, decision, now()));
    outbox.wake();
  };
  registerOperation(app, approveRefund, async ({ params, account }) => {
    await decide({ proposalId: params.id, account, decision: 'approved', note: '' });
    return succeed('The refund is on its way', { proposal: await tell(params.id, account) });
  });
  registerOperation(app, rejectRefund, async ({ params, body, account }) => {
    await decide({ proposalId: params.id, account, decision: 'rejected', note: body.note });
    return succeed('The refund was rejected', { proposal: await tell(params.id, account) });
  });
};
