import type { AdminService } from '@sundara/contracts/api';
import { Box, Money } from '@sundara/web/core';
import { lastColumns, type ServiceActs, ServiceName } from '@sundara/web/service';
import type { Column } from '@sundara/web/table';

/** The central catalogue as a table; if rows are grouped by category, the category is above them. */
export const serviceColumns = (
  isGrouped: boolean,
  acts: ServiceActs<AdminService>,
): readonly Column<AdminService>[] => [
  {
    id: 'name',
    header: 'Service Name',
    onCard: 'title',
    cell: (service) => <ServiceName service={service} />,
  },
  ...(isGrouped
    ? []
    : [{ id: 'category', header: 'Category', cell: ({ category }: AdminService) => category }]),
  {
    id: 'specializations',
    header: 'Specializations',
    cell: ({ specializations }) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {specializations.join(', ')}
      </Box>
    ),
  },
  { id: 'price', header: 'Price', halfLine: true, cell: ({ price }) => <Money rupees={price} /> },
  ...lastColumns(acts),
];
