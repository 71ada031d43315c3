import { Money } from '@sundara/web/core';
import { StatCard, StatCards } from '@sundara/web/table';
import { CalendarClock, CircleCheck, Wallet } from 'lucide-react';
import type { StatsData } from './dashboard.loader.ts';

/** The customer's figures, linked to what they count. */
export const Figures = ({ data: { upcomingCount, completedCount, totalSpent } }: { data: StatsData }) => (
  <StatCards label="Your figures">
    <StatCard
      label="Upcoming"
      value={upcomingCount}
      icon={<CalendarClock size={18} />}
      to="/dashboard?tab=upcoming"
    />
    <StatCard
      label="Completed"
      value={completedCount}
      icon={<CircleCheck size={18} />}
      to="/dashboard?tab=all-bookings&status=completed"
    />
    <StatCard
      label="Spent on completed visits"
      value={<Money rupees={totalSpent} />}
      icon={<Wallet size={18} />}
    />
  </StatCards>
);
