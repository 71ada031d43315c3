import { formatDayAndClock } from '@sundara/contracts';
import type { SuiteRun } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import type { Overview, Versions } from '../draft/after-reload.ts';
import { differences } from './differences.ts';

/** Suite results for exactly these versions; undefined if the overview has no such set. */
const runsOf = ({ running, compositions }: Overview, versions: Versions): readonly SuiteRun[] | undefined =>
  [running, ...compositions].find((set) => differences(set.versions, versions).length === 0)?.tested;

const Run = ({ suite, passed, at, by, url }: SuiteRun) => {
  const name = `${suite} ${passed ? 'passed' : 'failed'}`;
  return (
    <Box component="li" sx={{ color: passed ? 'success.main' : 'error.main', overflowWrap: 'anywhere' }}>
      <strong>{url === undefined ? name : <a href={url}>{name}</a>}</strong> ·{' '}
      {formatDayAndClock(new Date(at))} · {by}
    </Box>
  );
};

interface Props {
  readonly overview: Overview;
  /** What runs after a reload; undefined while it is not known. */
  readonly versions: Versions | undefined;
}

/** Which suites ran exactly this set of versions, and their results. */
export const TestedTogether = ({ overview, versions }: Props) => {
  const runs = (versions && runsOf(overview, versions)) ?? [];
  return (
    <Box
      component="section"
      aria-label="Tested together"
      sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="subtitle2" component="h3" gutterBottom>
        Tested together
      </Typography>
      {runs.length > 0 ? (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2' }}>
          {runs.map((run) => (
            <Run key={run.suite} {...run} />
          ))}
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No suite has run just this set here.
        </Typography>
      )}
    </Box>
  );
};
