import type { LeftOut } from '@sundara/contracts/federation';
import { Box, Typography } from '@sundara/web/core';
import { useServices } from '../../services.ts';
import type { Overview } from '../draft/after-reload.ts';

interface Left extends LeftOut {
  readonly id: string;
}

const List = ({ title, parts }: { title: string; parts: readonly Left[] }) =>
  parts.length > 0 && (
    <Box
      component="section"
      aria-label={title}
      sx={{ px: 3, py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="subtitle2" component="h3" gutterBottom>
        {title}
      </Typography>
      {parts.map(({ id, version, why }) => (
        <Typography key={`${id}@${version}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <strong>
            {id} {version}
          </strong>{' '}
          {why}
        </Typography>
      ))}
    </Box>
  );

/** Parts that this page runs without, and releases that nobody here can choose, each with the reason. */
export const LeftOutParts = ({ overview }: { overview: Overview }) => {
  const { leftOut = {} } = useServices().page.composition;
  return (
    <>
      <List
        title="Left out of this page"
        parts={Object.entries(leftOut).map(([id, left]) => ({ id, ...left }))}
      />
      <List title="Published, and not readable here" parts={overview.unreadable} />
    </>
  );
};
