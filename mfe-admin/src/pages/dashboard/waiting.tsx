import { StatCard, StatCards } from '@sundara/web/table';
import { BriefcaseBusiness, IndianRupee, Scale, Store } from 'lucide-react';
import type { Attention } from './dashboard.loader.ts';

const figure = new Intl.NumberFormat('en-IN');

/** What waits for a person now, whatever period is looked at; each leads to its list where there is one. */
export const Waiting = ({ attention: { payments, jobs, disputes, salons } }: { attention: Attention }) => (
  <StatCards label="What waits now">
    <StatCard
      label="Payments to look at"
      to="/admin/refunds?tab=look"
      value={figure.format(payments.toLookAt)}
      hint={`${figure.format(payments.lateRefunds)} refunds on their way for over 7 days`}
      icon={<IndianRupee size={18} />}
    />
    <StatCard
      label="Failed jobs"
      value={figure.format(jobs.givenUp)}
      to="/admin/jobs?state=given-up"
      hint={`${figure.format(jobs.retrying)} more are being tried again`}
      icon={<BriefcaseBusiness size={18} />}
    />
    <StatCard
      label="Open disputes"
      to="/admin/disputes"
      value={figure.format(disputes.fresh + disputes.overdue + disputes.old)}
      hint={`${disputes.fresh} under 48 h, ${disputes.overdue} over 48 h, ${disputes.old} over 30 days`}
      icon={<Scale size={18} />}
    />
    <StatCard
      label="Salons"
      to="/admin/salons"
      value={figure.format(salons.total)}
      hint={`${figure.format(salons.active)} active, ${figure.format(salons.pending)} pending`}
      icon={<Store size={18} />}
    />
  </StatCards>
);
