import type { Database } from '../../../platform/database/open-database.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { findWaitUntil } from '../senders/sender-limits.ts';
import { insertMessage } from './contact.repository.ts';
import { contactMessages } from './contact.tables.ts';
import type { ContactMessage } from './contact-message.ts';
import { MAIL_CONTACT_MESSAGE, MAIL_CONTACT_RECEIPT } from './mails/contact-mail.jobs.ts';

interface Arrived {
  readonly message: ContactMessage;
  /** The hash of the network that it came from. */
  readonly sender: string;
  /** Whether the hidden field was filled in. */
  readonly isSpam: boolean;
}

export type Kept = { readonly ticket: string } | { readonly waitUntil: Date };

/**
 * Stores a message with its ticket and enqueues its mails, all or nothing. Spam caught by the hidden field takes the
 * same path, so that neither the answer nor its timing reveals it: its jobs find that there is nothing to send.
 */
export const keepMessage = (database: Database, { message, sender, isSpam }: Arrived): Promise<Kept> =>
  database.transaction(async (tx) => {
    const waitUntil = await findWaitUntil(tx, contactMessages, { sender, email: message.email });
    if (waitUntil) return { waitUntil };
    const { id, ticket } = await insertMessage(tx, { ...message, sender, isSpam });
    for (const kind of [MAIL_CONTACT_RECEIPT, MAIL_CONTACT_MESSAGE])
      await enqueueJob(tx, kind, id, { messageId: id });
    return { ticket };
  });
