import * as z from 'zod';
import type { Database } from '../database/open-database.ts';
import type { Mailer } from '../mail/message.ts';
import { type Job, type JobKind, jobOf } from '../outbox/job-kind.ts';
import { findMessageToTell } from './contact.repository.ts';
import { contactMessageMail } from './contact-message.mail.ts';
import { contactReceiptMail } from './contact-receipt.mail.ts';

const payload = z.object({ messageId: z.uuid() });
type ContactJob = JobKind<z.output<typeof payload>>;

export const MAIL_CONTACT_RECEIPT: ContactJob = { name: 'mail.contact-receipt', payload };
export const MAIL_CONTACT_MESSAGE: ContactJob = { name: 'mail.contact-message', payload };

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Where the team reads. */
  readonly inbox: string;
  readonly siteUrl: string;
}

/** Two jobs, so that an address that takes no mail does not have the team told twice. */
export const contactMailJobs = ({ database: { db }, mailer, inbox, siteUrl }: Dependencies): Job[] => [
  jobOf(MAIL_CONTACT_RECEIPT, async ({ messageId }) => {
    const message = await findMessageToTell(db, messageId);
    if (message) await mailer.send(contactReceiptMail(message, siteUrl));
  }),
  jobOf(MAIL_CONTACT_MESSAGE, async ({ messageId }) => {
    const message = await findMessageToTell(db, messageId);
    if (message) await mailer.send(contactMessageMail(message, inbox));
  }),
];
