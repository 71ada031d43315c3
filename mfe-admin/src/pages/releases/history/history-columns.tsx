import { formatDayAndClock } from '@sundara/contracts';
import type { HistoryAct } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { Undo2 } from 'lucide-react';
import { When } from '../../../features/when/when.tsx';
import { ChangeList } from '../versions/change-list.tsx';
import { shortId, type Versions } from '../versions/composition-changes.ts';
import { ActChip } from './act-chip.tsx';

/** Details that the changes or the reason next to them already show. */
const TOLD_BESIDE: ReadonlySet<string> = new Set(['releases', 'remote', 'rule', 'found', 'budget']);

/** The text of a detail; a composition that belongs to an act is its canary's. */
const detailText = ([key, value]: readonly [string, string]): string => {
  if (key === 'percent') return `${value} % of the browsers`;
  if (key === 'composition') return `canary ${shortId(value)}`;
  return key === 'release' || key === 'id' ? value : `${key} ${value}`;
};

/** The details of an act: 'canary 3f2a91c0, 10 % of the browsers'. */
const Details = ({ details }: Pick<HistoryAct, 'details'>) => (
  <Box
    component="span"
    sx={{ display: 'block', color: 'text.secondary', fontSize: '0.83rem', fontWeight: 400 }}
  >
    {Object.entries(details)
      .filter(([key]) => !TOLD_BESIDE.has(key))
      .map(detailText)
      .join(', ')}
  </Box>
);

const Moved = ({ from, to, fromVersions, toVersions }: HistoryAct) => {
  if (from === to || !to) return <Box sx={{ color: 'text.secondary' }}>None</Box>;
  if (!toVersions) return `${shortId(to)}, which is no longer kept`;
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <ChangeList from={fromVersions} to={toVersions} same="None" />
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.83rem', whiteSpace: 'nowrap' }}>
        {from ? `${shortId(from)} → ` : 'first composition '}
        {shortId(to)}
      </Box>
    </Box>
  );
};

interface Going {
  /** What the environment runs now. */
  readonly running: string;
  /** Versions of the compositions that are known. */
  readonly known: ReadonlyMap<string, Versions>;
  /** Undefined where the person may not roll back. */
  readonly onRollback: ((to: { id: string; versions: Record<string, string> }) => void) | undefined;
}

const wayBack = ({ running, known, onRollback }: Going): Column<HistoryAct> => ({
  id: 'back',
  header: 'Go back',
  onCard: 'actions',
  cell: ({ from, to, at }) => {
    const versions = to ? known.get(to) : undefined;
    if (to === running)
      return (
        from !== to && (
          // As high as the button in other rows.
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
            Runs now
          </Box>
        )
      );
    if (!onRollback || !to || !versions) return null;
    return (
      <Button
        size="small"
        startIcon={<Undo2 size={16} aria-hidden />}
        onClick={() => onRollback({ id: to, versions })}
        aria-label={`Roll back to ${shortId(to)} of ${formatDayAndClock(new Date(at))}`}
        sx={{ whiteSpace: 'nowrap' }}
      >
        Roll back
      </Button>
    );
  },
});

/** A history as a table: act, versions, who, when, why, and a rollback button. */
export const historyColumns = (going: Going): readonly Column<HistoryAct>[] => [
  {
    id: 'act',
    header: 'Act',
    onCard: 'title',
    cell: ({ act, details }) => (
      <>
        <ActChip act={act} />
        <Details details={details} />
      </>
    ),
  },
  { id: 'changes', header: 'Changes', cell: (act) => <Moved {...act} /> },
  { id: 'who', header: 'Who', cell: ({ who }) => who },
  {
    id: 'when',
    header: 'When',
    cell: ({ at }) => (
      // Wide enough for the day on one line and the time on the next.
      <Box component="span" sx={{ display: 'inline-block', minWidth: '6.6em' }}>
        <When at={at} />
      </Box>
    ),
  },
  { id: 'why', header: 'Why', cell: ({ why }) => why },
  wayBack(going),
];
