import type { EnvironmentState, RemoteHealth as Health } from '@sundara/contracts/api';
import { AppLink, Box } from '@sundara/web/core';
import { type Column, DataTable } from '@sundara/web/table';
import { countText, msText, percentOf, percentText } from '../releases/canary/health-figures.ts';

interface Row extends Health {
  readonly environment: string;
}

/** The height of a touch target. */
const PRESSED = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'remote',
    header: 'Remote',
    onCard: 'title',
    cell: ({ environment, remote, version, canary }) => (
      <AppLink to={`/admin/releases?environment=${encodeURIComponent(environment)}`} sx={PRESSED}>
        {remote} {version}
        {canary && ' (canary)'}
      </AppLink>
    ),
  },
  { id: 'environment', header: 'Environment', cell: ({ environment }) => environment },
  { id: 'loads', header: 'Loads', align: 'end', cell: ({ total }) => countText(total.loads) },
  {
    id: 'load-errors',
    header: 'Load errors',
    align: 'end',
    cell: ({ total }) => percentText(percentOf(total.loadErrors, total)),
  },
  {
    id: 'render-errors',
    header: 'Render errors',
    align: 'end',
    cell: ({ total }) => percentText(percentOf(total.renderErrors, total)),
  },
  { id: 'p75', header: 'Load time, p75', align: 'end', cell: ({ total }) => msText(total.p75Ms) },
];

const errorsOf = ({ total }: Row): number =>
  (percentOf(total.loadErrors, total) ?? 0) + (percentOf(total.renderErrors, total) ?? 0);

/** How the remotes did in the last hour, by version, as reported by pages; those with most errors first. */
export const RemoteHealth = ({ environments }: { environments: readonly EnvironmentState[] }) => {
  const rows = environments
    .flatMap(({ name, health }) => health.map((one): Row => ({ ...one, environment: name })))
    .filter(({ total }) => total.loads > 0)
    .sort((a, b) => errorsOf(b) - errorsOf(a));
  return (
    <>
      <Box sx={{ mb: 1.5, color: 'text.secondary' }}>
        {rows.length > 0
          ? 'By version, as pages told in the last hour; those with most errors first.'
          : 'No page has told of a remote in the last hour. As soon as somebody opens the site, it stands here.'}
      </Box>
      {rows.length > 0 && (
        <DataTable
          caption="Health of the remotes"
          columns={COLUMNS}
          rows={rows}
          keyOf={({ environment, remote, version, canary }) =>
            `${environment} ${remote} ${version} ${canary}`
          }
        />
      )}
      <Box sx={{ mt: 0.5 }}>
        <AppLink to="/admin/releases" sx={PRESSED}>
          Open the releases
        </AppLink>
      </Box>
    </>
  );
};
