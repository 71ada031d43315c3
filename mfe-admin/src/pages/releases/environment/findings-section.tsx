import type { BrowserFinding, EnvironmentState } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { type Column, DataTable, ListSection } from '@sundara/web/table';
import { When } from '../../../features/when/when.tsx';
import { countText } from '../canary/health-figures.ts';

const whatWasRefused = ({ kind, rule, blocked }: BrowserFinding): string =>
  kind === 'integrity' ? `${blocked || 'A file'} names no hash` : `${blocked || 'Something'} by ${rule}`;

const COLUMNS: readonly Column<BrowserFinding>[] = [
  {
    id: 'what',
    header: 'Refused',
    onCard: 'title',
    cell: (finding) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {whatWasRefused(finding)}
      </Box>
    ),
  },
  { id: 'page', header: 'Page', cell: ({ page }) => page },
  { id: 'count', header: 'Times', cell: ({ count }) => countText(count) },
  { id: 'last', header: 'Last', cell: ({ lastAt }) => <When at={lastAt} /> },
];

/** What browsers refused in an environment's pages within a day, by the pages' policies; nothing if there was none. */
export const FindingsSection = ({ environment: { name, findings } }: { environment: EnvironmentState }) => {
  if (findings.length === 0) return null;
  return (
    <ListSection
      title={`Refused by browsers in ${name}`}
      status="Within a day, the most frequent first. A script that nobody here published may be an attack."
    >
      <DataTable
        caption={`Refused by browsers in ${name}`}
        columns={COLUMNS}
        rows={findings}
        keyOf={({ kind, rule, blocked, page }) => `${kind} ${rule} ${blocked} ${page}`}
        busy={false}
      />
    </ListSection>
  );
};
