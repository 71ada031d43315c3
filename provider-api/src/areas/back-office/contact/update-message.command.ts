import { updateMessage as operation } from '@sundara/contracts/api';
import { eq } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import type { Account } from '../../../platform/http/access.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { type AuditEntry, writeAudit } from '../../marketplace/index.ts';
import type { MessageRow } from './contact.repository.ts';
import { contactMessages } from './contact.tables.ts';
import { planErasure } from './message-erasure.ts';

export interface MessageChange {
  readonly state?: 'open' | 'closed' | undefined;
  readonly assigned?: 'me' | 'nobody' | undefined;
  readonly spam?: boolean | undefined;
}

/**
 * Closes, reopens, assigns or unassigns a message, or changes its spam mark; audited. Unchanged values are not written.
 * @throws ApiError NOT_FOUND
 */
export const updateMessage = (
  database: Database,
  account: Account,
  { id, ...wish }: MessageChange & { readonly id: string },
  now: Date,
): Promise<void> =>
  database.transaction(async (tx) => {
    const message = await lockMessage(tx, id);
    const next = {
      state: wish.state ?? message.state,
      assignedTo: assignedBy(wish.assigned, message, account),
      isSpam: wish.spam ?? message.isSpam,
    };
    await writeChange(tx, account, message, { ...next, action: operation.name }, now);
  });

const assignedBy = (
  asked: MessageChange['assigned'],
  { assignedTo }: MessageRow,
  { id }: Account,
): string | null => {
  if (asked === undefined) return assignedTo;
  return asked === 'me' ? id : null;
};

/** @throws ApiError NOT_FOUND */
export const lockMessage = async (tx: TransactionHandle, id: string): Promise<MessageRow> => {
  const [message] = await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update');
  if (!message) throw new ApiError('NOT_FOUND', { message: 'There is no such message.' });
  return message;
};

interface Next extends Pick<MessageRow, 'state' | 'assignedTo' | 'isSpam'> {
  readonly action: string;
  /** Further changes for the audit. */
  readonly more?: NonNullable<AuditEntry['changes']>;
}

/** Writes and audits the new state of a locked message. */
export const writeChange = async (
  tx: TransactionHandle,
  account: Pick<Account, 'id' | 'role'>,
  message: MessageRow,
  { action, more = {}, ...next }: Next,
  now: Date,
): Promise<void> => {
  const changes: NonNullable<AuditEntry['changes']> = {
    ...more,
    ...(next.state !== message.state && { state: [message.state, next.state] }),
    ...(next.assignedTo !== message.assignedTo && { assignedTo: [message.assignedTo, next.assignedTo] }),
    ...(next.isSpam !== message.isSpam && { isSpam: [message.isSpam, next.isSpam] }),
  };
  if (Object.keys(changes).length === 0) return;
  const closedAt = next.state === 'closed' ? (message.closedAt ?? now) : null;
  await tx
    .update(contactMessages)
    .set({ ...next, closedAt })
    .where(eq(contactMessages.id, message.id));
  if (next.state !== message.state || next.isSpam !== message.isSpam)
    await planErasure(tx, { id: message.id, ...next }, now);
  await writeAudit(tx, account, { salonId: null, action, subjectId: message.id, changes }, now);
};
