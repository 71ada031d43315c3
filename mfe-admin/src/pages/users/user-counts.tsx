import type { adminUsers, Reply } from '@sundara/contracts/api';
import { StatCard, StatCards } from '@sundara/web/table';
import { Store, UserRound, UsersRound } from 'lucide-react';

const figure = new Intl.NumberFormat('en-IN');

/** How many accounts there are of each kind; each links to its rows (specification 2, section 2). */
export const UserCounts = ({ counts }: Pick<Reply<typeof adminUsers>, 'counts'>) => (
  <StatCards label="Users in numbers">
    <StatCard
      compact
      label="Total Users"
      value={figure.format(counts.total)}
      hint={counts.disabled === 0 ? 'All may sign in' : `${figure.format(counts.disabled)} disabled`}
      icon={<UsersRound size={18} />}
      to="/admin/users"
    />
    <StatCard
      compact
      label="Customers"
      value={figure.format(counts.customers)}
      icon={<UserRound size={18} />}
      to="/admin/users?role=customer"
    />
    <StatCard
      compact
      label="Salon Owners"
      value={figure.format(counts.salonOwners)}
      icon={<Store size={18} />}
      to="/admin/users?role=salon"
    />
  </StatCards>
);
