import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toLocalIso } from '@sundara/contracts';
import { succeed } from '@sundara/contracts/api';
import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import { ApiError } from '../http/api-error.ts';
import { mailbox } from './mail.tables.ts';
import { MAILBOX_STYLE_HASH, mailboxPage, mailPageOf } from './mailbox.page.ts';

interface Dependencies {
  readonly database: Database;
  /** Where the folder mailer writes. */
  readonly mailFolder: string;
}

const SHOWN = 100;
const idParams = z.object({ id: z.uuid() });

/** Our pages: one style sheet, and mails in frames. Mails: no script, no request, no form, no way out of the frame. */
const PAGE_POLICY = `default-src 'none'; style-src '${MAILBOX_STYLE_HASH}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const MAIL_POLICY = `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/**
 * Shows the mails in the folder to anyone: for trials only, never where mails are real.
 * `GET /api/mailbox` (a page, or JSON for clients that don't accept HTML), `/api/mailbox/:id` (a page around the mail),
 * `/api/mailbox/:id/content` (the mail's HTML, for the frame), `/api/mailbox/:id/message.eml` (all of it).
 */
export const mailboxRoutes = (app: FastifyInstance, { database: { db }, mailFolder }: Dependencies): void => {
  const hidden = { schema: { hide: true } };
  const find = async (params: unknown) => {
    const { data } = idParams.safeParse(params);
    const [mail] = data ? await db.select().from(mailbox).where(eq(mailbox.id, data.id)) : [];
    if (!mail) throw new ApiError('NOT_FOUND', { message: 'There is no such mail.' });
    return mail;
  };
  const read = async (name: string) => {
    try {
      return await readFile(join(mailFolder, name));
    } catch {
      throw new ApiError('NOT_FOUND', { message: 'The file of this mail is gone.' });
    }
  };

  app.get('/api/mailbox', hidden, async (request, reply) => {
    const mails = await db.select().from(mailbox).orderBy(desc(mailbox.writtenAt)).limit(SHOWN);
    if (request.headers.accept?.includes('text/html')) return sendPage(reply, mailboxPage(mails));
    const shown = mails.map(({ id, recipient, subject, writtenAt }) => ({
      id,
      recipient,
      subject,
      writtenAt: toLocalIso(writtenAt),
    }));
    return reply.header('cache-control', 'no-store').send(succeed('Mails found', { mails: shown }));
  });

  app.get('/api/mailbox/:id', hidden, async ({ params }, reply) =>
    sendPage(reply, mailPageOf(await find(params))),
  );

  app.get('/api/mailbox/:id/content', hidden, async ({ params }, reply) => {
    const { file } = await find(params);
    return sendHtml(reply, MAIL_POLICY, await read(`${file}.html`));
  });

  app.get('/api/mailbox/:id/message.eml', hidden, async ({ params }, reply) => {
    const { file } = await find(params);
    return reply
      .type('message/rfc822')
      .header('content-disposition', `attachment; filename="${file}.eml"`)
      .header('cache-control', 'no-store')
      .send(await read(`${file}.eml`));
  });
};

const sendPage = (reply: FastifyReply, page: string) => sendHtml(reply, PAGE_POLICY, page);

const sendHtml = (reply: FastifyReply, policy: string, content: string | Buffer) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policy)
    .send(content);
