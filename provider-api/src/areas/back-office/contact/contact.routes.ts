import { formatClock } from '@sundara/contracts';
import { sendContactMessage, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { contactMessageOf } from './contact-message.ts';
import { keepMessage } from './keep-message.command.ts';
import { senderHash } from './sender-hash.ts';

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
    const seconds = Math.ceil((kept.waitUntil.getTime() - Date.now()) / 1_000);
    reply.header('retry-after', Math.max(1, seconds));
    throw new ApiError('RATE_LIMITED', { message: tooMany(kept.waitUntil) });
  });
};

const tooMany = (until: Date): string =>
  `You have sent several messages in a short time. Please write again after ${formatClock(until)}, or call us.`;
