import type { applyForListing } from '@sundara/contracts/api';
import type * as z from 'zod/mini';
import type { Database } from '../../../platform/database/open-database.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { requirePhone } from '../../../platform/phone/parse-phone.ts';
import { findWaitUntil } from '../senders/sender-limits.ts';
import { planErasure } from './application-erasure.ts';
import { applications } from './applications.tables.ts';
import { MAIL_APPLICATION_ARRIVED, MAIL_APPLICATION_RECEIVED } from './mails/application-mail.jobs.ts';

type Form = Omit<z.output<typeof applyForListing.body>, 'website'>;

interface Arrived {
  readonly form: Form;
  /** The hash of the network that it came from. */
  readonly sender: string;
  /** Whether the hidden field was filled in. */
  readonly isSpam: boolean;
}

/**
 * Stores an application and enqueues its mails. Nothing here depends on whether the e-mail has an account, and spam
 * takes the same path: its jobs find that there is nothing to send.
 * @returns when the sender may apply again, if this one was not taken
 * @throws ApiError VALIDATION_FAILED about a phone
 */
export const apply = (
  database: Database,
  { form, sender, isSpam }: Arrived,
  now: Date,
): Promise<Date | undefined> => {
  const contactNumber = requirePhone(form.contactNumber, 'contactNumber');
  const phone = requirePhone(form.phone);
  return database.transaction(async (tx) => {
    const waitUntil = await findWaitUntil(tx, applications, { sender, email: form.email });
    if (waitUntil) return waitUntil;
    const [row] = await tx
      .insert(applications)
      .values({ ...form, contactNumber, phone, sender, isSpam })
      .returning({ id: applications.id });
    if (!row) throw new Error('The application was not written.');
    if (isSpam) await planErasure(tx, row.id, now);
    for (const kind of [MAIL_APPLICATION_RECEIVED, MAIL_APPLICATION_ARRIVED])
      await enqueueJob(tx, kind, row.id, { applicationId: row.id });
    return undefined;
  });
};
