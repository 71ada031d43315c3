import * as z from 'zod';
import type { Database } from '../../../../platform/database/open-database.ts';
import type { Mailer } from '../../../../platform/mail/message.ts';
import { type Job, type JobKind, jobOf } from '../../../../platform/outbox/job-kind.ts';
import { findMessageToTell, findReplyToSend } from '../contact.repository.ts';
import { contactMessageMail } from './contact-message.mail.ts';
import { contactReceiptMail } from './contact-receipt.mail.ts';
import { contactReplyMail } from './contact-reply.mail.ts';

const payload = z.object({ messageId: z.uuid() });
type ContactJob = JobKind<z.output<typeof payload>>;

export const MAIL_CONTACT_RECEIPT: ContactJob = { name: 'mail.contact-receipt', payload };
export const MAIL_CONTACT_MESSAGE: ContactJob = { name: 'mail.contact-message', payload };

const reply = z.object({ replyId: z.uuid() });
/** An admin's answer, to the sender of the message. */
export const MAIL_CONTACT_REPLY: JobKind<z.output<typeof reply>> = {
  name: 'mail.contact-reply',
  payload: reply,
};

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  /** The team's mail address. */
  readonly inbox: string;
  readonly siteUrl: string;
}

/** Separate jobs, so that an address that refuses mail does not make the team's mail go out twice. */
export const contactMailJobs = ({ database: { db }, mailer, inbox, siteUrl }: Dependencies): Job[] => [
  jobOf(MAIL_CONTACT_RECEIPT, async ({ messageId }) => {
    const message = await findMessageToTell(db, messageId);
    if (message) await mailer.send(contactReceiptMail(message, siteUrl));
  }),
  jobOf(MAIL_CONTACT_MESSAGE, async ({ messageId }) => {
    const message = await findMessageToTell(db, messageId);
    if (message) await mailer.send(contactMessageMail(message, inbox));
  }),
  jobOf(MAIL_CONTACT_REPLY, async ({ replyId }) => {
    const answer = await findReplyToSend(db, replyId);
    if (answer) await mailer.send(contactReplyMail(answer.message, answer.reply, inbox));
  }),
];
