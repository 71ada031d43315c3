import { StatCard, StatCards } from '@sundara/web/table';
import { CircleCheck, Hourglass, Store } from 'lucide-react';

interface Props {
  readonly counts: { readonly total: number; readonly active: number; readonly pending: number };
}

const figure = new Intl.NumberFormat('en-IN');

/** How many salons there are, and how many of them are open to customers (specification 2, section 2). */
export const SalonCounts = ({ counts }: Props) => (
  <StatCards label="Salons in numbers">
    <StatCard
      label="Total Salons"
      value={figure.format(counts.total)}
      hint="On the marketplace"
      icon={<Store size={18} />}
    />
    <StatCard
      label="Active Salons"
      value={figure.format(counts.active)}
      hint="Shown and bookable"
      icon={<CircleCheck size={18} />}
    />
    <StatCard
      label="Pending Salons"
      value={figure.format(counts.pending)}
      hint="Not shown yet"
      icon={<Hourglass size={18} />}
    />
  </StatCards>
);
