import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { contactMessages, contactReplies } from './contact.tables.ts';
import { newTicket } from './ticket.ts';

export type MessageRow = typeof contactMessages.$inferSelect;
type NewMessage = Omit<typeof contactMessages.$inferInsert, 'ticket'>;

/** With 34 million tickets a second attempt is rare and a fifth never happens. */
const ATTEMPTS = 5;

/**
 * Inserts the message with a unique ticket.
 * @param drawTicket another source of tickets, in tests
 */
export const insertMessage = async (
  db: DatabaseHandle,
  message: NewMessage,
  drawTicket = newTicket,
): Promise<MessageRow> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const [written] = await db
      .insert(contactMessages)
      .values({ ...message, ticket: drawTicket() })
      .onConflictDoNothing({ target: contactMessages.ticket })
      .returning();
    if (written) return written;
  }
  throw new Error('There is no free ticket number.');
};

/** The message if mail is to be sent about it; undefined for spam. */
export const findMessageToTell = async (db: DatabaseHandle, id: string): Promise<MessageRow | undefined> =>
  (
    await db
      .select()
      .from(contactMessages)
      .where(and(eq(contactMessages.id, id), eq(contactMessages.isSpam, false)))
  )[0];

/** A reply with the message that it answers; undefined if both were erased. */
export const findReplyToSend = async (db: DatabaseHandle, id: string) =>
  (
    await db
      .select({ reply: contactReplies, message: contactMessages })
      .from(contactReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, contactReplies.messageId))
      .where(eq(contactReplies.id, id))
  )[0];
