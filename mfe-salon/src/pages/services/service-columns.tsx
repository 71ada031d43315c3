import type { ManagedService } from '@sundara/contracts/api';
import { AppLink, Box, Money } from '@sundara/web/core';
import { lastColumns, type ServiceActs, ServiceName } from '@sundara/web/service';
import type { Column } from '@sundara/web/table';
import { UserX } from 'lucide-react';

interface Acts extends ServiceActs<ManagedService> {
  /** An admin can't open the salon's team. */
  readonly ofOwner: boolean;
}

const NobodyDoesIt = ({ ofOwner }: { ofOwner: boolean }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      mt: 0.5,
      color: 'warning.main',
      fontSize: '0.83rem',
    }}
  >
    <UserX size={14} aria-hidden />
    {ofOwner ? <AppLink to="/salon/specialists">Nobody does this yet</AppLink> : 'Nobody does this yet'}
  </Box>
);

const Price = ({ price, discountPercent }: ManagedService) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    <Money rupees={price} />
    {discountPercent > 0 && (
      <Box component="span" sx={{ display: 'block', fontSize: '0.83rem', color: 'success.main' }}>
        {discountPercent}% Off
      </Box>
    )}
  </Box>
);

/** The catalogue as a table: name, category, price, duration, status and actions (specification 2). */
export const serviceColumns = ({ ofOwner, ...acts }: Acts): readonly Column<ManagedService>[] => [
  {
    id: 'name',
    header: 'Service Name',
    onCard: 'title',
    cell: (service) => (
      <ServiceName service={service}>
        {!service.hasSpecialist && service.status === 'Active' && <NobodyDoesIt ofOwner={ofOwner} />}
      </ServiceName>
    ),
  },
  { id: 'category', header: 'Category', cell: ({ category }) => category },
  { id: 'price', header: 'Price', halfLine: true, cell: Price },
  ...lastColumns(acts),
];
