import { Money } from '@sundara/web/core';
import { type DateRange, FigureHint, RANGE_WORDS, trendOf } from '@sundara/web/figures';
import { StatCard, StatCards } from '@sundara/web/table';
import { CalendarCheck, UserRoundPlus, Wallet } from 'lucide-react';
import type { FiguresData } from './dashboard.loader.ts';

interface Props {
  readonly figures: FiguresData;
  readonly range: DateRange;
  readonly busy: boolean;
}

/** Balance, appointments and new customers of a period, compared with the previous one; each links to its rows. */
export const Figures = ({ figures, range, busy }: Props) => {
  const { balance, appointments, newCustomers, previous } = figures;
  const words = RANGE_WORDS[range];
  return (
    <StatCards label={`Figures of ${words}`} busy={busy}>
      <StatCard
        label="Balance"
        value={<Money rupees={balance} />}
        to="/salon/statement"
        hint={
          <FigureHint
            counted={`Paid less refunded, ${words}`}
            trend={trendOf(balance, previous.balance, range)}
          />
        }
        icon={<Wallet size={18} />}
      />
      <StatCard
        label="Appointments"
        value={appointments}
        to={`/salon/bookings?dateRange=${range}&status=not-cancelled`}
        hint={
          <FigureHint
            counted={`Visits ${words}`}
            trend={trendOf(appointments, previous.appointments, range)}
          />
        }
        icon={<CalendarCheck size={18} />}
      />
      <StatCard
        label="New Customer"
        value={newCustomers}
        to={`/salon/bookings?newIn=${range}`}
        hint={
          <FigureHint
            counted={`First booking ${words}`}
            trend={trendOf(newCustomers, previous.newCustomers, range)}
          />
        }
        icon={<UserRoundPlus size={18} />}
      />
    </StatCards>
  );
};
