import { Money } from '@sundara/web/core';
import { StatCard, StatCards } from '@sundara/web/table';
import {
  ArrowDownToLine,
  CalendarClock,
  Footprints,
  Landmark,
  TrendingUp,
  Undo2,
  Wallet,
} from 'lucide-react';
import type { Statement } from './statement.loader.ts';

interface Props {
  readonly busy: boolean;
}

/** What the visits bring in: earned apart from what is paid ahead, and from what is paid at the salon. */
export const VisitFigures = ({
  visits: { done, ahead, walkIns },
  busy,
}: Props & { readonly visits: NonNullable<Statement['visits']> }) => (
  <StatCards label="What the visits bring in" busy={busy}>
    <StatCard
      label="Earned"
      value={<Money rupees={done} />}
      hint="Your part of the visits of these days that are over"
      icon={<TrendingUp size={18} />}
    />
    <StatCard
      label="Paid ahead"
      value={<Money rupees={ahead} />}
      hint="Your part of all visits to come, which may still be cancelled"
      icon={<CalendarClock size={18} />}
    />
    <StatCard
      label="Walk-ins"
      value={<Money rupees={walkIns.total} />}
      hint={`${walkIns.count} ${walkIns.count === 1 ? 'visit' : 'visits'}, paid at your salon`}
      icon={<Footprints size={18} />}
    />
  </StatCards>
);

/** The movements of money: what was paid in, less refunds and payouts, is what is owed. */
export const StatementFigures = ({ statement, busy }: Props & { readonly statement: Statement }) => {
  const { opening, earned, refunded, paidOut, closing } = statement;
  return (
    <StatCards label="Figures of the statement" busy={busy} columns={4}>
      <StatCard
        label="Paid in"
        value={<Money rupees={earned} />}
        hint="By customers for your services, without our fee"
        icon={<ArrowDownToLine size={18} />}
      />
      <StatCard
        label="Refunded"
        value={<Money rupees={-refunded || 0} />}
        hint="Your part of what went back"
        icon={<Undo2 size={18} />}
      />
      <StatCard
        label="Paid out"
        value={<Money rupees={-paidOut || 0} />}
        hint="Sent to your bank account"
        icon={<Landmark size={18} />}
      />
      <StatCard
        label="Owed to you"
        value={<Money rupees={closing} />}
        hint={
          <>
            At the end; <Money rupees={opening} /> before
          </>
        }
        icon={<Wallet size={18} />}
      />
    </StatCards>
  );
};
