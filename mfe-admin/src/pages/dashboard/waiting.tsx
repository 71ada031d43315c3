import { StatCard, StatCards } from '@sundara/web/table';
import { BriefcaseBusiness, Hourglass, IndianRupee, Scale } from 'lucide-react';
import type { Attention } from './dashboard.loader.ts';

const figure = new Intl.NumberFormat('en-IN');

const lateText = (count: number): string => {
  if (count === 0) return 'No refund takes over 7 days';
  return `${figure.format(count)} ${count === 1 ? 'refund' : 'refunds'} on their way for over 7 days`;
};

const retryingText = (count: number): string =>
  count === 0 ? 'None is being tried again' : `${figure.format(count)} more being tried again`;

const agesText = ({ fresh, overdue, old }: Attention['disputes']): string =>
  fresh + overdue + old === 0
    ? 'No customer waits for us'
    : `${fresh} under 48 h, ${overdue} over 48 h, ${old} over 30 days`;

/** Salons that apply are told first: they wait for an answer, while most pending ones wait for their owner. */
const salonsText = ({ active, total }: Attention['salons'], applications: number): string =>
  applications > 0
    ? `${figure.format(applications)} more ${applications === 1 ? 'asks' : 'ask'} to be listed`
    : `${figure.format(active)} of ${figure.format(total)} are shown`;

/** What needs a person now, whatever the chosen period; each links to its list. */
export const Waiting = ({
  attention: { payments, jobs, disputes, salons, applications = 0 },
}: {
  attention: Attention;
}) => (
  <StatCards label="What waits now" columns={4}>
    <StatCard
      label="Payments to look at"
      to="/admin/refunds?tab=look"
      value={figure.format(payments.toLookAt)}
      hint={lateText(payments.lateRefunds)}
      icon={<IndianRupee size={18} />}
    />
    <StatCard
      label="Failed jobs"
      to="/admin/jobs?state=given-up"
      value={figure.format(jobs.givenUp)}
      hint={retryingText(jobs.retrying)}
      icon={<BriefcaseBusiness size={18} />}
    />
    <StatCard
      label="Open disputes"
      to="/admin/disputes"
      value={figure.format(disputes.fresh + disputes.overdue + disputes.old)}
      hint={agesText(disputes)}
      icon={<Scale size={18} />}
    />
    <StatCard
      label="Pending salons"
      to="/admin/salons?status=pending"
      value={figure.format(salons.pending)}
      hint={salonsText(salons, applications)}
      icon={<Hourglass size={18} />}
    />
  </StatCards>
);
