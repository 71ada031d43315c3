import type { ManagedService } from '@sundara/contracts/api';
import { AppLink, Box, Chip, CircularProgress, IconButton, Money, Picture } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { CircleCheck, CirclePause, Pencil, Trash2, UserX } from 'lucide-react';
import { type ServiceSort, sortedBy } from './services-query.ts';

interface Acts {
  /** The id of the service whose form is on its way. */
  readonly opening: string | undefined;
  readonly onEdit: (service: ManagedService) => void;
  readonly onDelete: (service: ManagedService) => void;
  /** An admin has no way to the salon's team. */
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

const NameAndWords = ({ service, ofOwner }: { service: ManagedService; ofOwner: boolean }) => {
  const { name, description, image, status, hasSpecialist } = service;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', minWidth: { md: 260 } }}>
      <Box
        aria-hidden
        sx={{ flexShrink: 0, width: 56, borderRadius: 1, overflow: 'hidden', bgcolor: 'secondary.main' }}
      >
        <Picture image={image} ratio={4 / 3} sizes="56px" />
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
        {description && (
          <Box
            component="span"
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: 2,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              maxWidth: '46ch',
              fontWeight: 400,
              fontSize: '0.83rem',
              color: 'text.secondary',
            }}
          >
            {description}
          </Box>
        )}
        {!hasSpecialist && status === 'Active' && <NobodyDoesIt ofOwner={ofOwner} />}
      </Box>
    </Box>
  );
};

const Status = ({ status }: Pick<ManagedService, 'status'>) => {
  const active = status === 'Active';
  const Icon = active ? CircleCheck : CirclePause;
  return (
    <Chip
      size="small"
      label={status}
      icon={<Icon size={14} aria-hidden />}
      sx={{
        bgcolor: active ? 'success.light' : 'secondary.main',
        color: active ? 'success.main' : 'secondary.contrastText',
        '& .MuiChip-icon': { color: 'inherit' },
      }}
    />
  );
};

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

/** The catalogue as a table: name, category, price, duration, status and what can be done (specification 2). */
export const serviceColumns = (
  sort: ServiceSort | undefined,
  { opening, onEdit, onDelete, ofOwner }: Acts,
): readonly Column<ManagedService>[] => [
  {
    id: 'name',
    header: 'Service Name',
    onCard: 'title',
    sorted: sortedBy(sort, 'name'),
    cell: (service) => <NameAndWords service={service} ofOwner={ofOwner} />,
  },
  { id: 'category', header: 'Category', cell: ({ category }) => category },
  { id: 'price', header: 'Price', sorted: sortedBy(sort, 'price'), cell: Price },
  {
    id: 'duration',
    header: 'Duration',
    sorted: sortedBy(sort, 'duration'),
    cell: ({ duration }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        {duration} mins
      </Box>
    ),
  },
  { id: 'status', header: 'Status', onCard: 'corner', cell: Status },
  {
    id: 'actions',
    header: 'Actions',
    onCard: 'actions',
    cell: (service) => (
      <Box component="span" sx={{ display: 'inline-flex', whiteSpace: 'nowrap' }}>
        <IconButton
          aria-label={`Edit ${service.name}`}
          aria-busy={opening === service.id}
          onClick={() => onEdit(service)}
        >
          {opening === service.id ? (
            <CircularProgress size={18} color="inherit" aria-hidden />
          ) : (
            <Pencil size={18} aria-hidden />
          )}
        </IconButton>
        <IconButton aria-label={`Delete ${service.name}`} color="error" onClick={() => onDelete(service)}>
          <Trash2 size={18} aria-hidden />
        </IconButton>
      </Box>
    ),
  },
];
