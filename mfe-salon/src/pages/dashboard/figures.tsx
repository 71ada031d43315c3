import { Money } from '@sundara/web/core';
import { FailedFace, StatCard, StatCards } from '@sundara/web/table';
import { CalendarCheck, UserRoundPlus, Wallet } from 'lucide-react';
import type { Figures as Outcome } from './dashboard.loader.ts';
import { type DateRange, RANGE_WORDS } from './date-range.ts';

interface Props {
  readonly figures: Outcome;
  readonly range: DateRange;
  readonly busy: boolean;
}

/** Balance, appointments and new customers of a period; the appointments lead to their rows. */
export const Figures = ({ figures, range, busy }: Props) => {
  if (!figures.ok) return <FailedFace title="Failed to fetch dashboard data" failure={figures.failure} />;
  const { balance, appointments, newCustomers } = figures.data.data;
  const words = RANGE_WORDS[range];
  return (
    <StatCards label={`Figures of ${words}`} busy={busy}>
      <StatCard
        label="Balance"
        value={<Money rupees={balance} />}
        hint={`Paid less refunded, ${words}`}
        icon={<Wallet size={18} />}
      />
      <StatCard
        label="Appointments"
        value={appointments}
        to={`?dateRange=${range}`}
        hint={`Visits ${words}`}
        icon={<CalendarCheck size={18} />}
      />
      <StatCard
        label="New Customer"
        value={newCustomers}
        hint={`First booking ${words}`}
        icon={<UserRoundPlus size={18} />}
      />
    </StatCards>
  );
};
