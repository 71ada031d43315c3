import { formatLongDay, instantAt } from '@sundara/contracts';
import { Box, ButtonBase, EmptyFace, Typography } from '@sundara/web/core';
import { StatusChip } from '@sundara/web/table';
import { Coffee } from 'lucide-react';
import { timeOffLabel } from '../../features/calendar-grid/grid-column.tsx';
import { customerOf } from '../../features/calendar-model/block-labels.ts';
import type { GridColumn, PlacedBlock, PlacedTimeOff } from '../../features/calendar-model/columns.ts';
import { clockOf } from '../../features/calendar-model/minutes.ts';
import { AllergyMark } from '../../features/client/allergy-mark.tsx';

interface Props {
  readonly columns: readonly GridColumn[];
  /** Shows next to each visit who does it. */
  readonly withNames: boolean;
  readonly onVisit: (bookingId: string, key: string) => void;
  readonly onTimeOff: (id: string) => void;
}

const LINE = {
  display: 'grid',
  gridTemplateColumns: '70px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  minHeight: 64,
  px: 1.5,
  py: 1,
  textAlign: 'start',
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

const Times = ({ from, to }: { from: number; to: number }) => (
  <Box sx={{ fontVariantNumeric: 'tabular-nums', lineHeight: 1.3, whiteSpace: 'nowrap' }}>
    <Box sx={{ fontWeight: 600, fontSize: '0.9rem' }}>{clockOf(from)}</Box>
    <Box sx={{ fontSize: '0.8rem', color: 'text.secondary' }}>{clockOf(to)}</Box>
  </Box>
);

const VisitLine = ({
  placed,
  name,
  onVisit,
}: {
  placed: PlacedBlock;
  name: string;
  onVisit: Props['onVisit'];
}) => (
  <ButtonBase onClick={() => onVisit(placed.block.bookingId, placed.key)} sx={LINE}>
    <Times from={placed.from} to={placed.to} />
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{customerOf(placed.block)}</Box>
      <Box sx={{ fontSize: '0.83rem', color: 'text.secondary' }}>
        {placed.block.services.join(', ')}
        {name && ` · ${name}`}
      </Box>
      <AllergyMark allergies={placed.block.allergies} />
    </Box>
    {placed.block.attendance === 'no_show' ? (
      <Box sx={{ color: 'error.main', fontWeight: 600, fontSize: '0.83rem' }}>No-show</Box>
    ) : (
      <StatusChip status={placed.block.status} />
    )}
  </ButtonBase>
);

const OffLine = ({
  off,
  name,
  onTimeOff,
}: {
  off: PlacedTimeOff;
  name: string;
  onTimeOff: Props['onTimeOff'];
}) => (
  <ButtonBase
    onClick={() => onTimeOff(off.entry.id)}
    sx={{ ...LINE, borderStyle: 'dashed', bgcolor: 'secondary.main' }}
  >
    <Times from={off.from} to={off.to} />
    <Box sx={{ minWidth: 0 }}>
      {timeOffLabel(off.entry)}
      {name && <Box sx={{ fontSize: '0.83rem', color: 'text.secondary' }}>{name}</Box>}
    </Box>
    <Coffee size={18} aria-hidden />
  </ButtonBase>
);

/** The items of a day's columns, ordered by time; a closure once, though it is everyone's. */
const linesOf = (columns: readonly GridColumn[]) =>
  columns
    .flatMap((column, at) => [
      ...column.blocks.map((placed) => ({ ...column, from: placed.from, placed, off: undefined })),
      ...column.timeOff
        .filter(({ entry }) => entry.resourceId !== null || at === 0)
        .map((off) => ({ ...column, from: off.from, placed: undefined, off })),
    ])
    .toSorted((a, b) => a.from - b.from);

/** The days as lists: used on a phone for everyone, and for a week. */
export const Agenda = ({ columns, withNames, onVisit, onTimeOff }: Props) => {
  const dates = [...new Set(columns.map(({ date }) => date))];
  return dates.map((date) => {
    const lines = linesOf(columns.filter((column) => column.date === date));
    return (
      <Box key={date} component="section" sx={{ mb: 2.5 }}>
        {dates.length > 1 && (
          <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
            {formatLongDay(instantAt(date, '12:00'))}
          </Typography>
        )}
        {lines.length === 0 &&
          (dates.length > 1 ? (
            <Typography sx={{ color: 'text.secondary' }}>Nothing yet.</Typography>
          ) : (
            <EmptyFace title="Nothing on this day yet">A walk-in takes two taps.</EmptyFace>
          ))}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {lines.map(({ placed, off, name, key }) => (
            <li key={`${key} ${placed?.key ?? off?.entry.id}`}>
              {placed && <VisitLine placed={placed} name={withNames ? name : ''} onVisit={onVisit} />}
              {off && (
                <OffLine
                  off={off}
                  name={withNames && off.entry.resourceId !== null ? name : ''}
                  onTimeOff={onTimeOff}
                />
              )}
            </li>
          ))}
        </Box>
      </Box>
    );
  });
};
