import type { adminMessages, ListQuery, MessageState } from '@sundara/contracts/api';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isAnyOf, preparedQuery } from '../../../platform/database/prepared-query.ts';
import { findListPage, type List } from '../../../platform/list/list.ts';
import { findListCounts } from '../../../platform/list/list-counts.ts';
import { mentions } from '../../../platform/list/search.ts';
import { users } from '../../identity/index.ts';
import { contactMessages, contactReplies } from './contact.tables.ts';

type Filter = Omit<ListQuery<typeof adminMessages>, 'page' | 'limit'>;

/** The condition of a query; spam only if the query asks for that state. */
const conditionOf = ({ q, state, subject }: Filter): SQL | undefined =>
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

/** The messages that admins list. */
const messageList: List<Filter, ToldMessage> = {
  ...{ table: contactMessages, id: contactMessages.id, where: conditionOf },
  order: ({ sort }) => ({ by: contactMessages.createdAt, descending: sort === 'createdAt_desc' }),
  rows: (db, ids) => toldByIds(db).execute({ ids }),
};

/** The sum of the tallies that a query selects, each named '<state or spam> <subject>'. */
const totalOf = (
  tallies: ReadonlyMap<string, number>,
  { state, subject }: Pick<Filter, 'state' | 'subject'>,
): number => {
  const fits = ([named, about]: readonly string[]) =>
    (state ? named === state : named !== 'spam') && (!subject || about === subject);
  return [...tallies].reduce((sum, [bucket, rows]) => sum + (fits(bucket.split(' ')) ? rows : 0), 0);
};

/** How many messages there are in each state. */
const countsOf = (tallies: ReadonlyMap<string, number>): Record<MessageState, number> => {
  const of = (state: MessageState) => totalOf(tallies, { state });
  return { open: of('open'), answered: of('answered'), closed: of('closed'), spam: of('spam') };
};

/** How many messages wait for an answer; spam does not. */
export const countOpenMessages = async (db: DatabaseHandle): Promise<number> =>
  countsOf(await findListCounts(db, 'messages')).open;

/** One page of messages, how many match, and how many there are in each state. */
export const findMessages = async (db: DatabaseHandle, query: ListQuery<typeof adminMessages>) => {
  const tallies = await findListCounts(db, 'messages');
  const found = await findListPage(db, messageList, query, totalOf(tallies, query));
  return { ...found, counts: countsOf(tallies) };
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
