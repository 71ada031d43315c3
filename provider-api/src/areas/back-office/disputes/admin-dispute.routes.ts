import type { Paise } from '@sundara/contracts';
import {
  adminDispute,
  adminDisputes,
  answerDispute as answerOperation,
  noteDispute as noteOperation,
  resolveDispute as resolveOperation,
  succeed,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../../../platform/http/access.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { registerList } from '../../../platform/list/register-list.ts';
import type { DisputeDependencies } from '../../customer/index.ts';
import { answerDispute, noSuchDispute } from './answer-dispute.command.ts';
import { findDisputeDetail, presentDispute } from './dispute.presenter.ts';
import { findDisputes } from './disputes.repository.ts';
import { noteDispute } from './note-dispute.command.ts';
import { resolveDispute } from './resolve-dispute.command.ts';

interface Dependencies extends DisputeDependencies {
  /** What one admin may give back of a booking in 24 hours, in paise. */
  readonly refundLimitPaise: Paise;
}

/** The queue in which admins handle disputes (resolutions S4). */
export const adminDisputeRoutes = (
  app: FastifyInstance,
  { database, outbox, now, refundLimitPaise: limitPaise }: Dependencies,
): void => {
  const { db } = database;
  const detailOf = async (bookingId: string, { id }: Account) => {
    const dispute = await findDisputeDetail(db, bookingId, id, now());
    if (!dispute) throw noSuchDispute();
    return { dispute };
  };

  registerList(app, adminDisputes, async ({ query }) => {
    const at = now();
    const { rows, ...found } = await findDisputes(db, query, at);
    return { ...found, rows: rows.map((row) => presentDispute(row, at)) };
  });

  registerOperation(app, adminDispute, async ({ params, account }) =>
    succeed('Dispute', await detailOf(params.id, account)),
  );

  registerOperation(app, answerOperation, async ({ params: { id: bookingId }, body, account }) => {
    await database.transaction((tx) => answerDispute(tx, { ...body, bookingId, account }, now()));
    outbox.wake();
    return succeed('The customer is told', await detailOf(bookingId, account));
  });

  registerOperation(app, resolveOperation, async ({ params: { id: bookingId }, body, account }) => {
    const wish = { ...body, bookingId, account };
    const waits = await database.transaction((tx) => resolveDispute(tx, wish, { limitPaise }, now()));
    outbox.wake();
    const said = waits ? 'Another admin has to approve this refund' : 'The dispute is resolved';
    return succeed(said, await detailOf(bookingId, account));
  });

  registerOperation(app, noteOperation, async ({ params: { id: bookingId }, body, account }) => {
    await database.transaction((tx) => noteDispute(tx, { ...body, bookingId, account }, now()));
    return succeed('Note kept', await detailOf(bookingId, account));
  });
};
