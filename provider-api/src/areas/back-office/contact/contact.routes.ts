import { sendContactMessage, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { senderHash } from '../senders/sender-hash.ts';
import { sentTooOften } from '../senders/sent-too-often.ts';
import { contactMessageOf } from './contact-message.ts';
import { keepMessage } from './keep-message.command.ts';

interface Dependencies {
  readonly database: Database;
  /** The secret for the hashes of networks; the same in every process. */
  readonly tokenSecret: string;
}

/** Messages to the people of Sundara, from anyone (resolutions S19). */
export const contactRoutes = (app: FastifyInstance, { database, tokenSecret }: Dependencies): void => {
  registerOperation(app, sendContactMessage, async ({ body, request, reply }) => {
    const { website = '', phone = '', ...form } = body;
    const message = contactMessageOf({ ...form, phone });
    const sender = senderHash(request.ip, tokenSecret);
    const kept = await keepMessage(database, { message, sender, isSpam: website.trim() !== '' });
    if ('ticket' in kept) return succeed('Your message has been sent successfully!', { ticket: kept.ticket });
    throw sentTooOften(reply, 'messages', kept.waitUntil);
  });
};
