import { Money } from '@sundara/web/core';
import { type DateRange, FigureHint, RANGE_WORDS, trendOf } from '@sundara/web/figures';
import { StatCard, StatCards } from '@sundara/web/table';
import { CalendarCheck, HandCoins, IndianRupee, Store, Undo2, UserRoundPlus } from 'lucide-react';
import type { Figures } from './dashboard.loader.ts';

interface Props {
  readonly figures: Pick<Figures, 'now' | 'before'>;
  readonly range: DateRange;
  readonly busy: boolean;
}

const figure = new Intl.NumberFormat('en-IN');

/**
 * What happened in a period, compared with the whole previous one; each links to its rows where there is a list, newest
 * first.
 */
export const FigureCards = ({ figures: { now, before }, range, busy }: Props) => {
  const words = RANGE_WORDS[range];
  const hint = (counted: string, name: keyof Figures['now'], better?: 'less') => (
    <FigureHint
      counted={counted}
      trend={trendOf(now[name], before[name], range)}
      {...(better && { better })}
    />
  );
  return (
    <StatCards label={`Figures of ${words}`} busy={busy} columns={3}>
      <StatCard
        label="Bookings"
        value={figure.format(now.bookings)}
        hint={hint(`Made ${words}, walk-ins too`, 'bookings')}
        icon={<CalendarCheck size={18} />}
      />
      <StatCard
        label="Revenue"
        value={<Money rupees={now.captured} />}
        hint={hint('Captured, before refunds', 'captured')}
        icon={<IndianRupee size={18} />}
        to="/admin/refunds?tab=all"
      />
      <StatCard
        label="Our fee"
        value={<Money rupees={now.fee} />}
        hint={hint('Without tax, less what went back', 'fee')}
        icon={<HandCoins size={18} />}
      />
      <StatCard
        label="Refunds"
        value={<Money rupees={now.refunded} />}
        hint={hint(
          `${figure.format(now.refunds)} ${now.refunds === 1 ? 'refund' : 'refunds'}, paid out or due`,
          'refunded',
          'less',
        )}
        icon={<Undo2 size={18} />}
        to="/admin/refunds?tab=all"
      />
      <StatCard
        label="New salons"
        value={figure.format(now.newSalons)}
        hint={hint(`Added ${words}`, 'newSalons')}
        icon={<Store size={18} />}
        to="/admin/salons?sort=createdAt_desc"
      />
      <StatCard
        label="New users"
        value={figure.format(now.newUsers)}
        hint={hint(`Signed up or added ${words}`, 'newUsers')}
        icon={<UserRoundPlus size={18} />}
        to="/admin/users"
      />
    </StatCards>
  );
};
