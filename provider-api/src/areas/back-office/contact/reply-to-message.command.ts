import { replyToMessage as operation } from '@sundara/contracts/api';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { contactReplies } from './contact.tables.ts';
import { MAIL_CONTACT_REPLY } from './mails/contact-mail.jobs.ts';
import { messageAbilities } from './message.policy.ts';
import { lockMessage, writeChange } from './update-message.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly now: () => Date;
}

interface Reply {
  readonly messageId: string;
  readonly text: string;
  /** One key of a message is one reply. */
  readonly key: string;
}

/**
 * Stores a reply to a message and enqueues its mail to the sender, all or nothing; the message becomes answered, and is
 * assigned to the replying admin if it was unassigned. Audited, without its words.
 * @throws ApiError NOT_FOUND; STATUS_REFUSED for spam
 */
export const replyToMessage = async (
  { database, outbox, now }: Dependencies,
  account: Account,
  { messageId, text, key }: Reply,
): Promise<void> => {
  await database.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!messageAbilities(message).reply) throw new ApiError('STATUS_REFUSED', { message: NO_ANSWER });
    const at = now();
    const [reply] = await tx
      .insert(contactReplies)
      .values({ messageId, key, authorId: account.id, text, createdAt: at })
      .onConflictDoNothing({ target: [contactReplies.messageId, contactReplies.key] })
      .returning({ id: contactReplies.id });
    if (!reply) return;
    await enqueueJob(tx, MAIL_CONTACT_REPLY, reply.id, { replyId: reply.id });
    const next = { state: 'answered', assignedTo: message.assignedTo ?? account.id, isSpam: false } as const;
    const more = { reply: [null, reply.id] } as const;
    await writeChange(tx, account, message, { ...next, action: operation.name, more }, at);
  });
  outbox.wake();
};

const NO_ANSWER = 'This message is called spam. Say that it is none, then answer it.';
