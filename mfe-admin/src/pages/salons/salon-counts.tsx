import { StatCard, StatCards } from '@sundara/web/table';
import { CircleCheck, Hourglass, Store } from 'lucide-react';
import type { View } from './view-choice.tsx';

interface Props {
  readonly counts: { readonly total: number; readonly active: number; readonly pending: number };
  readonly view: View;
  readonly busy: boolean;
}

const figure = new Intl.NumberFormat('en-IN');

/** The rows behind a counter, in the list's current view. */
const addressOf = (status: 'active' | 'pending' | undefined, view: View): string => {
  const params = new URLSearchParams({ ...(status && { status }), ...(view !== 'table' && { view }) });
  return `/admin/salons${params.size > 0 ? `?${params}` : ''}`;
};

/** How many salons there are and how many are open to customers; each figure links to its rows (specification 2). */
export const SalonCounts = ({ counts, view, busy }: Props) => (
  <StatCards label="Salons in numbers" busy={busy}>
    <StatCard
      compact
      label="Total Salons"
      value={figure.format(counts.total)}
      hint="On the marketplace"
      icon={<Store size={18} />}
      to={addressOf(undefined, view)}
    />
    <StatCard
      compact
      label="Active Salons"
      value={figure.format(counts.active)}
      hint="Shown and bookable"
      icon={<CircleCheck size={18} />}
      to={addressOf('active', view)}
    />
    <StatCard
      compact
      label="Pending Salons"
      value={figure.format(counts.pending)}
      hint="Not shown to customers"
      icon={<Hourglass size={18} />}
      to={addressOf('pending', view)}
    />
  </StatCards>
);
