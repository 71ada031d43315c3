import { localDateOf } from '@sundara/contracts';
import { type Reply, salonStatement } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { pageOf } from '@sundara/web/table';
import { periodOf, type StatementPeriod } from './statement-period.ts';

export type Statement = Reply<typeof salonStatement>;

export interface StatementData {
  readonly period: StatementPeriod;
  readonly page: number;
  readonly statement: Result<Statement>;
}

const LINES_PER_PAGE = 25;

/** Fetches the statement of the period that the address asks for. */
export const loadStatement = async ({ shell, request }: RemoteLoaderArgs): Promise<StatementData> => {
  const { searchParams } = new URL(request.url);
  const period = periodOf(searchParams, localDateOf(new Date()));
  const { from, to } = period;
  const page = pageOf(searchParams);
  const statement = await shell.http.call(
    salonStatement,
    { query: { from, to, page, limit: LINES_PER_PAGE } },
    { signal: request.signal },
  );
  return { period, page, statement };
};
