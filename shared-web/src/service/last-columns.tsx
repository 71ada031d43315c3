import { Box, Chip, CircularProgress, IconButton } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { CircleCheck, CirclePause, Pencil, Trash2 } from 'lucide-react';
import type { ListedService } from './listed-service.ts';

export interface ServiceActs<S> {
  /** The id of the service whose form is loading. */
  readonly opening: string | undefined;
  readonly onEdit: (service: S) => void;
  readonly onDelete: (service: S) => void;
}

const Status = ({ status }: Pick<ListedService, 'status'>) => {
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

/** The last columns of a catalogue: a service's duration, its status, and its actions. */
export const lastColumns = <S extends ListedService>({
  opening,
  onEdit,
  onDelete,
}: ServiceActs<S>): readonly Column<S>[] => [
  {
    id: 'duration',
    header: 'Duration',
    halfLine: true,
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
        {service.can.edit && (
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
        )}
        {service.can.delete && (
          <IconButton aria-label={`Delete ${service.name}`} color="error" onClick={() => onDelete(service)}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        )}
      </Box>
    ),
  },
];
