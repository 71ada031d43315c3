import { formatDayAndClock } from '@sundara/contracts';
import type { HistoryAct } from '@sundara/contracts/api';
import { Box, Button } from '@sundara/web/core';
import type { Column } from '@sundara/web/table';
import { Undo2 } from 'lucide-react';
import { ActChip } from './act-chip.tsx';
import { ChangeList } from './change-list.tsx';
import { shortId, type Versions } from './composition-changes.ts';
import { When } from './when.tsx';

const HASH = /^[0-9a-f]{64}$/;

/** Words of a detail; nothing for what the changes beside it tell already. */
const detailText = ([key, value]: readonly [string, string]): string => {
  if (key === 'releases') return '';
  if (key === 'percent') return `${value}% of the visitors`;
  const text = HASH.test(value) ? shortId(value) : value;
  return key === 'release' ? text : `${key} ${text}`;
};

/** 'composition 3f2a91c0, 10% of the visitors': what belongs to an act. */
const Details = ({ details }: Pick<HistoryAct, 'details'>) => (
  <Box
    component="span"
    sx={{ display: 'block', color: 'text.secondary', fontSize: '0.83rem', fontWeight: 400 }}
  >
    {Object.entries(details).map(detailText).filter(Boolean).join(', ')}
  </Box>
);

const Moved = ({ from, to, fromVersions, toVersions }: HistoryAct) => {
  if (from === to || !to) return 'No version';
  if (!toVersions) return `${shortId(to)}, which is no longer kept`;
  return (
    <Box component="span" sx={{ display: 'block' }}>
      <ChangeList from={fromVersions} to={toVersions} same="No version" />
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
  cell: ({ to, at }) => {
    const versions = to ? known.get(to) : undefined;
    if (to === running) return <Box sx={{ whiteSpace: 'nowrap' }}>Runs now</Box>;
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

/** A history as a table: act, versions, who, when, why, and the way back there. */
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
  { id: 'when', header: 'When', cell: ({ at }) => <When at={at} /> },
  { id: 'why', header: 'Why', cell: ({ why }) => why },
  wayBack(going),
];
