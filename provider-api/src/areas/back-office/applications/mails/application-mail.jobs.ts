import * as z from 'zod';
import type { Database } from '../../../../platform/database/open-database.ts';
import type { Mailer } from '../../../../platform/mail/message.ts';
import { type Job, type JobKind, jobOf } from '../../../../platform/outbox/job-kind.ts';
import { findApplicationToTell } from '../applications.repository.ts';
import { applicationArrivedMail } from './application-arrived.mail.ts';
import { applicationDeclinedMail } from './application-declined.mail.ts';
import { applicationReceivedMail } from './application-received.mail.ts';

const payload = z.object({ applicationId: z.uuid() });
type ApplicationJob = JobKind<z.output<typeof payload>>;

export const MAIL_APPLICATION_RECEIVED: ApplicationJob = { name: 'mail.application-received', payload };
export const MAIL_APPLICATION_ARRIVED: ApplicationJob = { name: 'mail.application-arrived', payload };
export const MAIL_APPLICATION_DECLINED: ApplicationJob = { name: 'mail.application-declined', payload };

interface Dependencies {
  readonly database: Database;
  readonly mailer: Mailer;
  /** The team's mail address. */
  readonly inbox: string;
  readonly siteUrl: string;
}

/**
 * The applicant's mails and the team's; approval is told by the owner's invitation and the mail about the salon.
 * Separate jobs, so that an address that refuses mail does not make the team's mail go out twice.
 */
export const applicationMailJobs = ({ database: { db }, mailer, inbox, siteUrl }: Dependencies): Job[] => [
  jobOf(MAIL_APPLICATION_RECEIVED, async ({ applicationId }) => {
    const application = await findApplicationToTell(db, applicationId);
    if (application) await mailer.send(applicationReceivedMail(application));
  }),
  jobOf(MAIL_APPLICATION_ARRIVED, async ({ applicationId }) => {
    const application = await findApplicationToTell(db, applicationId);
    if (application) await mailer.send(applicationArrivedMail(application, inbox, siteUrl));
  }),
  jobOf(MAIL_APPLICATION_DECLINED, async ({ applicationId }) => {
    const application = await findApplicationToTell(db, applicationId);
    if (application) await mailer.send(applicationDeclinedMail(application, inbox));
  }),
];
