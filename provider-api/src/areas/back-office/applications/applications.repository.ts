import type { ApplicationState, adminApplications, ListQuery } from '@sundara/contracts/api';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { isAnyOf, preparedQuery } from '../../../platform/database/prepared-query.ts';
import { findListPage, type List } from '../../../platform/list/list.ts';
import { findListCounts } from '../../../platform/list/list-counts.ts';
import { mentions } from '../../../platform/list/search.ts';
import { users } from '../../identity/index.ts';
import { type ApplicationRow, applications } from './applications.tables.ts';

type Filter = Omit<ListQuery<typeof adminApplications>, 'page' | 'limit'>;

const conditionOf = ({ q, state = 'waiting' }: Filter): SQL | undefined =>
  and(
    eq(applications.isSpam, false),
    eq(applications.state, state),
    q ? mentions(sql`${applications.search}`, q) : undefined,
  );

const told = preparedQuery('applications', (db) =>
  db
    .select({ id: applications.id, application: applications, decidedBy: users.name })
    .from(applications)
    .leftJoin(users, eq(users.id, applications.decidedBy))
    .where(isAnyOf(applications.id, 'ids')),
);
export type ToldApplication = Awaited<ReturnType<ReturnType<typeof told>['execute']>>[number];

const applicationList: List<Filter, ToldApplication> = {
  ...{ table: applications, id: applications.id, where: conditionOf },
  order: ({ sort }) => ({ by: applications.createdAt, descending: sort === 'createdAt_desc' }),
  rows: (db, ids) => told(db).execute({ ids }),
};

/** How many applications there are in each state, without spam. */
export const countApplications = async (db: DatabaseHandle): Promise<Record<ApplicationState, number>> => {
  const tallies = await findListCounts(db, 'applications');
  const of = (state: ApplicationState) => tallies.get(state) ?? 0;
  return { waiting: of('waiting'), approved: of('approved'), declined: of('declined') };
};

/** One page of applications, how many match, and how many there are in each state. */
export const findApplications = async (db: DatabaseHandle, query: ListQuery<typeof adminApplications>) => {
  const counts = await countApplications(db);
  return { ...(await findListPage(db, applicationList, query, counts[query.state ?? 'waiting'])), counts };
};

/** One application with the name of who decided it. */
export const findApplication = async (db: DatabaseHandle, id: string): Promise<ToldApplication | undefined> =>
  (await told(db).execute({ ids: [id] }))[0];

/** The application if mail is to be sent about it; undefined for spam, and when it was erased. */
export const findApplicationToTell = async (
  db: DatabaseHandle,
  id: string,
): Promise<ApplicationRow | undefined> =>
  (
    await db
      .select()
      .from(applications)
      .where(and(eq(applications.id, id), eq(applications.isSpam, false)))
  )[0];
