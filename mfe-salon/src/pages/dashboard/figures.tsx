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

interface HintProps {
  readonly counted: string;
  readonly now: number;
  readonly before: number;
  readonly range: DateRange;
}

/** What is counted, and its trend; nothing before and nothing now is none. */
const Hint = ({ counted, now, before, range }: HintProps) =>
  now === 0 && before === 0 ? counted : <FigureHint counted={counted} trend={trendOf(now, before, range)} />;

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
          <Hint
            counted={`Paid less refunded, ${words}`}
            now={balance}
            before={previous.balance}
            range={range}
          />
        }
        icon={<Wallet size={18} />}
      />
      <StatCard
        label="Appointments"
        value={appointments}
        to={`/salon/bookings?dateRange=${range}&status=not-cancelled`}
        hint={
          <Hint counted={`Visits ${words}`} now={appointments} before={previous.appointments} range={range} />
        }
        icon={<CalendarCheck size={18} />}
      />
      <StatCard
        label="New Customer"
        value={newCustomers}
        to={`/salon/bookings?newIn=${range}`}
        hint={
          <Hint
            counted={`First booking ${words}`}
            now={newCustomers}
            before={previous.newCustomers}
            range={range}
          />
        }
        icon={<UserRoundPlus size={18} />}
      />
    </StatCards>
  );
};
