import { Money } from '@sundara/web/core';
import { StatCard, StatCards } from '@sundara/web/table';
import { Landmark, TrendingUp, Undo2, Wallet } from 'lucide-react';
import type { Statement } from './statement.loader.ts';

/** The period's totals: what was earned, less refunds and payouts, is what is owed. */
export const StatementFigures = ({ statement, busy }: { statement: Statement; busy: boolean }) => {
  const { opening, earned, refunded, paidOut, closing } = statement;
  return (
    <StatCards label="Figures of the statement" busy={busy}>
      <StatCard
        label="Earned"
        value={<Money rupees={earned} />}
        hint="Your services, without our fee"
        icon={<TrendingUp size={18} />}
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
