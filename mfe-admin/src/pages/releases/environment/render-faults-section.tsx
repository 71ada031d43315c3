import type { EnvironmentState, RenderFault } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { type Column, DataTable, ListSection } from '@sundara/web/table';
import { When } from '../../../features/when/when.tsx';
import { countText } from '../canary/health-figures.ts';

const releaseText = ({ remote, version, canary }: RenderFault): string =>
  `${remote}@${version}${canary ? ' (canary)' : ''}`;

const COLUMNS: readonly Column<RenderFault>[] = [
  { id: 'route', header: 'Page', onCard: 'title', cell: ({ route }) => route },
  { id: 'release', header: 'Version', cell: releaseText },
  {
    id: 'reason',
    header: 'Why, the last time',
    cell: ({ reason }) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {reason}
      </Box>
    ),
  },
  { id: 'count', header: 'Times', cell: ({ count }) => countText(count) },
  { id: 'last', header: 'Last', cell: ({ lastAt }) => <When at={lastAt} /> },
];

/** Pages of an environment that could not be rendered on the server within a day; nothing if there was none. */
export const RenderFaultsSection = ({
  environment: { name, renderFaults },
}: {
  environment: EnvironmentState;
}) => {
  if (renderFaults.length === 0) return null;
  return (
    <ListSection
      title={`Not rendered on the server in ${name}`}
      status="Within a day, the latest first. Visitors' browsers show these pages, later than rendered ones."
    >
      <DataTable
        caption={`Not rendered on the server in ${name}`}
        columns={COLUMNS}
        rows={renderFaults}
        keyOf={(fault) => `${releaseText(fault)} ${fault.route}`}
        busy={false}
      />
    </ListSection>
  );
};
