import { adminAttention, adminFigures, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/open-database.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { countSalons } from '../admin-salons/admin-salons.repository.ts';
import { countApplications } from '../applications/applications.repository.ts';
import { countProposals } from '../approvals/proposals.repository.ts';
import { countOpenMessages } from '../contact/messages.repository.ts';
import { countJobs } from '../jobs/jobs.repository.ts';
import { countPaymentsToLookAt } from '../payments/payments-to-look-at.repository.ts';
import { countLateRefunds, countOpenDisputes } from './attention.repository.ts';
import { presentFigures, presentSteps } from './figures.presenter.ts';
import { findFigures } from './figures.repository.ts';
import { periodDays } from './period-days.ts';

interface Dependencies {
  readonly database: Database;
  readonly now: () => Date;
}

/** The operators' dashboard: the figures of a period, and what needs attention now. */
export const adminDashboardRoutes = (app: FastifyInstance, { database: { db }, now }: Dependencies): void => {
  registerOperation(app, adminFigures, async ({ query: { dateRange } }) => {
    const { before, steps, end } = periodDays(dateRange, now());
    const found = await findFigures(db, [...before, ...steps, end]);
    const [then, current] = [found.slice(0, before.length), found.slice(before.length)];
    // For today, the steps are the days up to it.
    const isDay = dateRange === 'today';
    return succeed('Figures', {
      data: {
        now: presentFigures(isDay ? current.slice(-1) : current),
        before: presentFigures(isDay ? current.slice(-2, -1) : then),
        series: presentSteps(steps, current),
        seriesBefore: presentSteps(before, then),
      },
    });
  });

  registerOperation(app, adminAttention, async () => {
    const at = now();
    const [salons, jobs, toLookAt, lateRefunds, disputes, applications, proposals, messages] =
      await Promise.all([
        countSalons(db),
        countJobs(db),
        countPaymentsToLookAt(db),
        countLateRefunds(db, at),
        countOpenDisputes(db, at),
        countApplications(db),
        countProposals(db, 'open', at),
        countOpenMessages(db),
      ]);
    const { 'given-up': givenUp, retrying } = jobs;
    return succeed('What waits', {
      data: {
        ...{ salons, disputes, messages },
        ...{ applications: applications.waiting, proposals: proposals.open },
        payments: { toLookAt, lateRefunds },
        jobs: { givenUp, retrying },
      },
    });
  });
};
