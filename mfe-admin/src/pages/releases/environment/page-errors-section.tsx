import type { CountedError, EnvironmentState } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { type Column, DataTable, ListSection } from '@sundara/web/table';
import { When } from '../../../features/when/when.tsx';
import { countText, percentOf, percentText } from '../canary/health-figures.ts';

const releaseText = ({ remote, version, canary }: CountedError): string =>
  `${remote}@${version}${canary ? ' (canary)' : ''}`;

/** 'TypeError, not caught'; 'booking.create answered 502'. */
const whatText = ({ kind, type, call }: CountedError): string => {
  if (call) return call.status ? `${call.operation} answered ${call.status}` : `${call.operation}: no answer`;
  if (kind === 'render') return `${type} while it was shown`;
  return kind === 'rejection' ? `${type}, of a promise` : `${type}, not caught`;
};

/** Where in the code, or by which id logs and traces have the call. */
const whereText = ({ frames: [place = '–'], call }: CountedError): string =>
  call?.requestId ? `request ${call.requestId}` : place;

const pagesText = (error: CountedError): string =>
  error.loads === 0
    ? countText(error.pages)
    : `${countText(error.pages)} (${percentText(percentOf(error.pages, error))} of ${countText(error.loads)} loads)`;

const COLUMNS: readonly Column<CountedError>[] = [
  { id: 'what', header: 'Error', onCard: 'title', cell: whatText },
  { id: 'release', header: 'Version', cell: releaseText },
  { id: 'route', header: 'Page', cell: ({ route }) => route },
  {
    id: 'where',
    header: 'Where',
    cell: (error) => (
      <Box component="span" title={error.frames.join('\n')} sx={{ overflowWrap: 'anywhere' }}>
        {whereText(error)}
      </Box>
    ),
  },
  { id: 'pages', header: 'Pages', cell: pagesText },
  { id: 'first', header: 'First', cell: ({ firstAt }) => <When at={firstAt} /> },
  { id: 'last', header: 'Last', cell: ({ lastAt }) => <When at={lastAt} /> },
];

/** Errors in the pages of an environment within a day, by version; nothing if there was none. */
export const PageErrorsSection = ({
  environment: { name, pageErrors },
}: {
  environment: EnvironmentState;
}) => {
  if (pageErrors.length === 0) return null;
  return (
    <ListSection
      title={`Errors in pages of ${name}`}
      status="Within a day, the latest first. A page counts once for each error."
    >
      <DataTable
        caption={`Errors in pages of ${name}`}
        columns={COLUMNS}
        rows={pageErrors}
        keyOf={(error) => `${releaseText(error)} ${whatText(error)} ${error.route} ${error.frames[0]}`}
        busy={false}
      />
    </ListSection>
  );
};
