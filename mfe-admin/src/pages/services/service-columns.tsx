import type { AdminService } from '@sundara/contracts/api';
import { Box, Chip, CircularProgress, IconButton, Money, Picture } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { CircleCheck, CirclePause, Pencil, Trash2 } from 'lucide-react';

interface Acts {
  /** The id of the service whose form is on its way. */
  readonly opening: string | undefined;
  readonly onEdit: (service: AdminService) => void;
  readonly onDelete: (service: AdminService) => void;
}

const NameAndWords = ({ name, description, image }: AdminService) => (
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
    </Box>
  </Box>
);

const Status = ({ status }: Pick<AdminService, 'status'>) => {
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

export const SORTABLE = ['name', 'price', 'duration'] as const;

/** The central catalogue as a table; where rows stand by category, that is said above them. */
export const serviceColumns = (
  isGrouped: boolean,
  { opening, onEdit, onDelete }: Acts,
): readonly Column<AdminService>[] => [
  { id: 'name', header: 'Service Name', onCard: 'title', cell: NameAndWords },
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
  { id: 'price', header: 'Price', cell: ({ price }) => <Money rupees={price} /> },
  {
    id: 'duration',
    header: 'Duration',
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
