import {
  adminJobs,
  retryJob as retryJobOperation,
  retryJobs as retryJobsOperation,
  succeed,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { registerList } from '../../../platform/list/register-list.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { presentJob } from './job.presenter.ts';
import { findGivenUpIds, findJobs, jobCounter } from './jobs.repository.ts';
import { retryJob, retryJobs } from './retry-job.command.ts';

interface Dependencies {
  readonly database: Database;
  readonly outbox: Pick<Outbox, 'wake'>;
  readonly now: () => Date;
}

/** Background jobs for admins: the list, and retries. */
export const adminJobRoutes = (app: FastifyInstance, { database, outbox, now }: Dependencies): void => {
  const countAll = jobCounter(database.db, now);
  registerList(app, adminJobs, async ({ query }) => {
    const counts = await countAll(query.kind);
    const found = await findJobs(database.db, query, counts);
    const { waiting, retrying, 'given-up': givenUp } = counts;
    const total = query.state ? counts[query.state] : waiting + retrying + givenUp;
    return { rows: found.map((job) => presentJob(job, now())), total, counts };
  });

  registerOperation(app, retryJobOperation, async ({ params, account, request }) => {
    const job = await retryJob(database, account, params.id, now());
    outbox.wake();
    request.log.info({ job: job.id, kind: job.kind, by: account.id }, 'an admin had a job tried again');
    return succeed('The job is tried again now', { job: presentJob(job, now()) });
  });

  registerOperation(app, retryJobsOperation, async ({ body, account, request }) => {
    const retried = await retryJobs(database, account, body.kind, now());
    outbox.wake();
    request.log.info({ kind: body.kind, retried, by: account.id }, 'an admin had jobs tried again');
    const left = (await findGivenUpIds(database.db, body.kind, 1_000)).length;
    const said = retried === 1 ? '1 job is tried again now' : `${retried} jobs are tried again now`;
    return succeed(said, { retried, left });
  });
};
