import { salonStatement, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { daysAsked } from '../../booking/index.ts';
import { actingSalonId } from '../../marketplace/index.ts';
import { findStatement } from './find-statement.ts';
import { findStatementVisits } from './find-statement-visits.ts';

/** The most days of one statement: a little over a year. */
export const MOST_STATEMENT_DAYS = 400;

/** What a salon earned here, what was refunded of it, and what was paid out. */
export const statementRoutes = (
  app: FastifyInstance,
  { database: { db }, now }: { readonly database: Database; readonly now: () => Date },
): void => {
  registerOperation(app, salonStatement, async ({ account, query }) => {
    const { period } = daysAsked(query, MOST_STATEMENT_DAYS);
    const salonId = await actingSalonId(db, account);
    const [statement, visits] = await Promise.all([
      findStatement(db, salonId, period, query),
      findStatementVisits(db, salonId, period, now()),
    ]);
    return succeed('Statement', { ...statement, visits });
  });
};
