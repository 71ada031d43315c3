import { Box, Money } from '@sundara/web/core';
import { StatCard, StatCards } from '@sundara/web/table';
import { CalendarCheck, Minus, TrendingDown, TrendingUp, UserRoundPlus, Wallet } from 'lucide-react';
import type { FiguresData } from './dashboard.loader.ts';
import { type DateRange, RANGE_WORDS } from './date-range.ts';
import { type Trend, trendOf } from './trend.ts';

interface Props {
  readonly figures: FiguresData;
  readonly range: DateRange;
  readonly busy: boolean;
}

const WAYS = {
  more: { Icon: TrendingUp, color: 'success.main' },
  less: { Icon: TrendingDown, color: 'text.secondary' },
  same: { Icon: Minus, color: 'text.secondary' },
} as const;

const Hint = ({ counted, trend: { way, words } }: { counted: string; trend: Trend }) => {
  const { Icon, color } = WAYS[way];
  return (
    <>
      {counted}
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 0.25, color, fontWeight: 600 }}
      >
        <Icon size={16} aria-hidden />
        {words}
      </Box>
    </>
  );
};

/** Balance, appointments and new customers of a period, against the one before; each leads to its rows. */
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
          <Hint counted={`Paid less refunded, ${words}`} trend={trendOf(balance, previous.balance, range)} />
        }
        icon={<Wallet size={18} />}
      />
      <StatCard
        label="Appointments"
        value={appointments}
        to={`/salon/bookings?dateRange=${range}&status=not-cancelled`}
        hint={
          <Hint counted={`Visits ${words}`} trend={trendOf(appointments, previous.appointments, range)} />
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
            trend={trendOf(newCustomers, previous.newCustomers, range)}
          />
        }
        icon={<UserRoundPlus size={18} />}
      />
    </StatCards>
  );
};
