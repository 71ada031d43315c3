import { applyForListing, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { senderHash } from '../senders/sender-hash.ts';
import { sentTooOften } from '../senders/sent-too-often.ts';
import { apply } from './apply.command.ts';

interface Dependencies {
  readonly database: Database;
  /** The secret for the hashes of networks; the same in every process. */
  readonly tokenSecret: string;
  readonly now: () => Date;
}

/** Salons that ask to be listed, from anyone. */
export const applicationRoutes = (
  app: FastifyInstance,
  { database, tokenSecret, now }: Dependencies,
): void => {
  registerOperation(app, applyForListing, async ({ body, request, reply }) => {
    const { website = '', ...form } = body;
    const sender = senderHash(request.ip, tokenSecret);
    const waitUntil = await apply(database, { form, sender, isSpam: website.trim() !== '' }, now());
    if (waitUntil) throw sentTooOften(reply, 'applications', waitUntil);
    return succeed('Your application has arrived', {});
  });
};
