import { FailedFace, type ListAddress, ListSection, SearchField } from '@sundara/web/table';
import type { DashboardData } from './dashboard.loader.ts';
import { SalonList } from './salon-list.tsx';

const statusOf = (total: number, q: string): string => {
  const count = `${total.toLocaleString('en-IN')} ${total === 1 ? 'salon' : 'salons'}`;
  return q ? `${count} for "${q}"` : `${count}, by name`;
};

interface Props extends Pick<DashboardData, 'q' | 'salons'> {
  readonly address: ListAddress;
}

/** The salons of the marketplace, to be searched. */
export const SalonsSection = ({ q, salons, address }: Props) => (
  <ListSection
    title="Salons"
    status={address.busy ? 'Updating…' : salons.ok && statusOf(salons.data.pagination.total, q)}
    tools={
      <SearchField
        label="Search salons"
        placeholder="Name, e-mail or contact number"
        value={q}
        onSearch={address.search}
      />
    }
  >
    {salons.ok ? (
      <SalonList salons={salons.data.salons} pagination={salons.data.pagination} q={q} address={address} />
    ) : (
      <FailedFace title="Failed to fetch salons" failure={salons.failure} />
    )}
  </ListSection>
);
