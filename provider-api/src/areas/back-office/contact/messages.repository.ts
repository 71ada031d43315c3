import type { ContactSubject } from '@sundara/contracts';
import type { MessageState } from '@sundara/contracts/api';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isAnyOf, preparedQuery } from '../../../platform/database/prepared-query.ts';
import { findTallies } from '../../../platform/list/desk-tallies.ts';
import { findPageOfIds, inOrderOf } from '../../../platform/list/page-of-ids.ts';
import { countUpTo, MOST_HITS, mentions } from '../../../platform/list/search.ts';
import { users } from '../../identity/index.ts';
import { contactMessages, contactReplies } from './contact.tables.ts';

export interface MessageQuery {
  readonly page: number;
  readonly limit: number;
  readonly q?: string | undefined;
  readonly state?: MessageState | undefined;
  readonly subject?: ContactSubject | undefined;
  readonly sort?: 'createdAt_desc' | 'createdAt_asc' | undefined;
}

/** The condition of a query; spam only if the query asks for that state. */
const conditionOf = ({ q, state, subject }: MessageQuery): SQL | undefined =>
  and(
    eq(contactMessages.isSpam, state === 'spam'),
    state && state !== 'spam' ? eq(contactMessages.state, state) : undefined,
    subject && eq(contactMessages.subject, subject),
    q ? mentions(sql`${contactMessages.search}`, q) : undefined,
  );

const told = (db: DatabaseHandle) =>
  db
    .select({
      id: contactMessages.id,
      message: contactMessages,
      assignedTo: { id: users.id, name: users.name },
    })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.assignedTo));

const toldByIds = preparedQuery('messages', (db) => told(db).where(isAnyOf(contactMessages.id, 'ids')));

export type ToldMessage = Awaited<ReturnType<typeof told>>[number];

/** One page of messages, newest first by default, and the total; for a search, counted up to `MOST_HITS`. */
export const findMessages = async (db: DatabaseHandle, query: MessageQuery) => {
  const where = conditionOf(query);
  const total = query.q
    ? await countUpTo(db, contactMessages, where, MOST_HITS)
    : totalOf(await findTallies(db, 'messages'), query);
  const { page, limit } = query;
  const ids = await findPageOfIds(db, contactMessages.id, {
    ...{ table: contactMessages, where, by: contactMessages.createdAt, page, limit, total },
    counted: query.q ? 'first' : 'all',
    descending: query.sort !== 'createdAt_asc',
  });
  const rows = ids.length === 0 ? [] : await toldByIds(db).execute({ ids });
  return { rows: inOrderOf(ids, rows), total };
};

/** The sum of the tallies that a query selects, each named '<state or spam> <subject>'. */
const totalOf = (
  tallies: ReadonlyMap<string, number>,
  { state, subject }: Pick<MessageQuery, 'state' | 'subject'>,
): number => {
  const fits = ([named, about]: readonly string[]) =>
    (state ? named === state : named !== 'spam') && (!subject || about === subject);
  return [...tallies].reduce((sum, [bucket, rows]) => sum + (fits(bucket.split(' ')) ? rows : 0), 0);
};

/** How many messages there are in each state. */
export const countMessages = async (db: DatabaseHandle): Promise<Record<MessageState, number>> => {
  const tallies = await findTallies(db, 'messages');
  const of = (state: MessageState) => totalOf(tallies, { state });
  return { open: of('open'), answered: of('answered'), closed: of('closed'), spam: of('spam') };
};

/** One message with its replies, oldest first. */
export const findThread = async (db: DatabaseHandle, id: string) => {
  const [found] = await told(db).where(eq(contactMessages.id, id));
  if (!found) return undefined;
  const replies = await db
    .select({
      id: contactReplies.id,
      author: users.name,
      text: contactReplies.text,
      createdAt: contactReplies.createdAt,
    })
    .from(contactReplies)
    .innerJoin(users, eq(users.id, contactReplies.authorId))
    .where(eq(contactReplies.messageId, id))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id));
  return { ...found, replies };
};
export type Thread = NonNullable<Awaited<ReturnType<typeof findThread>>>;
