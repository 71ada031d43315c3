import type { CanaryBudget } from '@sundara/contracts/federation';
import { Box } from '@sundara/web/core';
import { type Column, DataTable } from '@sundara/web/table';
import { TriangleAlert } from 'lucide-react';
import { countText, type HealthPair, msText, overdrawn, percentOf, percentText } from './health-figures.ts';

interface FigureProps {
  readonly canary: string;
  readonly stable: string;
  readonly over?: boolean;
}

/** A canary's figure above the stable one; one over its budget is marked. */
const Figure = ({ canary, stable, over = false }: FigureProps) => (
  <Box component="span" sx={{ display: 'grid', fontVariantNumeric: 'tabular-nums lining-nums' }}>
    <Box component="span" sx={{ fontWeight: 600, color: over ? 'error.main' : undefined }}>
      {over && <TriangleAlert size={14} aria-hidden />} canary {canary}
      {over && ', over budget'}
    </Box>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      stable {stable}
    </Box>
  </Box>
);

const columnsFor = (budget: CanaryBudget): readonly Column<HealthPair>[] => [
  {
    id: 'remote',
    header: 'Remote',
    onCard: 'title',
    cell: ({ remote, changed }) => (changed ? `${remote} (changed)` : remote),
  },
  {
    id: 'version',
    header: 'Version',
    cell: ({ canary, stable }) => <Figure canary={canary?.version ?? '–'} stable={stable?.version ?? '–'} />,
  },
  {
    id: 'loads',
    header: 'Loads',
    align: 'end',
    cell: ({ canary, stable }) => (
      <Figure canary={countText(canary?.total.loads ?? 0)} stable={countText(stable?.total.loads ?? 0)} />
    ),
  },
  ...(['loadErrors', 'renderErrors'] as const).map(
    (kind): Column<HealthPair> => ({
      id: kind,
      header: kind === 'loadErrors' ? 'Load errors' : 'Render errors',
      align: 'end',
      cell: (pair) => (
        <Figure
          canary={percentText(pair.canary && percentOf(pair.canary.total[kind], pair.canary.total))}
          stable={percentText(pair.stable && percentOf(pair.stable.total[kind], pair.stable.total))}
          over={overdrawn(budget, pair)[kind]}
        />
      ),
    }),
  ),
  {
    id: 'p75',
    header: 'Load time, p75',
    align: 'end',
    cell: (pair) => (
      <Figure
        canary={msText(pair.canary?.total.p75Ms)}
        stable={msText(pair.stable?.total.p75Ms)}
        over={overdrawn(budget, pair).p75}
      />
    ),
  },
];

const isTold = ({ changed, canary, stable }: HealthPair): boolean => changed || Boolean(canary ?? stable);

/** How each remote does in the canary, compared with the same remote in stable. */
export const CanaryHealth = ({ pairs, budget }: { pairs: readonly HealthPair[]; budget: CanaryBudget }) => {
  const silent = pairs.filter((pair) => !isTold(pair)).map(({ remote }) => remote);
  return (
    <div>
      <DataTable
        caption="Health of each remote, canary against stable"
        columns={columnsFor(budget)}
        rows={pairs.filter(isTold)}
        keyOf={({ remote }) => remote}
      />
      {silent.length > 0 && (
        <Box sx={{ mt: 1, color: 'text.secondary', fontSize: '0.9rem' }}>
          Unchanged, and not loaded by anybody since: {silent.join(', ')}
        </Box>
      )}
    </div>
  );
};
