import { type Observed, observeTogether } from '@sundara/node/telemetry';
import {
  countLateRefunds,
  countWaitingRefunds,
} from '../areas/back-office/dashboard/attention.repository.ts';
import { countPaymentsToLookAt } from '../areas/back-office/payments/payments-to-look-at.repository.ts';
import { findOutboxFigures, type OutboxFigure } from '../platform/outbox/outbox-figures.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Observes what waits in the database: jobs, and money. Only a process that runs jobs tells it, so that ten processes
 * of the API don't ask ten times.
 */
export const observeWaiting = ({ database, now, log }: Dependencies): void => {
  const { db } = database;
  observeTogether(
    [
      'sundara.outbox.due',
      'sundara.outbox.oldest_due_age',
      'sundara.outbox.under_way',
      'sundara.outbox.given_up',
      'sundara.money.refunds_waiting',
      'sundara.money.oldest_refund_age',
      'sundara.money.refunds_late',
      'sundara.money.to_look_at',
    ],
    async () => {
      const at = now();
      const jobs = await findOutboxFigures(db, at);
      const refunds = await countWaitingRefunds(db, at);
      const ofJobs = (count: (job: OutboxFigure) => number): Observed[] =>
        jobs.map((job) => [count(job), { 'sundara.job.kind': job.kind }]);
      return {
        'sundara.outbox.due': ofJobs(({ due }) => due),
        'sundara.outbox.oldest_due_age': ofJobs(({ oldest }) => oldest),
        'sundara.outbox.under_way': ofJobs(({ running }) => running),
        'sundara.outbox.given_up': ofJobs(({ given_up }) => given_up),
        'sundara.money.refunds_waiting': refunds.map(
          ({ waiting, status }): Observed => [waiting, { status }],
        ),
        'sundara.money.oldest_refund_age': refunds.map(
          ({ oldest, status }): Observed => [oldest, { status }],
        ),
        'sundara.money.refunds_late': [[await countLateRefunds(db, at)]],
        'sundara.money.to_look_at': [[await countPaymentsToLookAt(db)]],
      };
    },
    { onFault: (err) => log.warn({ err }, 'figures for metrics could not be read') },
  );
};
