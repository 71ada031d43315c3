import type { EnvironmentState } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { ServerCog } from 'lucide-react';

const counted = (sites: number): string => (sites === 1 ? '1 site server' : `${sites} site servers`);

/** Which site servers serve what the environment runs, and what the others serve instead; nothing where none is known. */
export const ServedBy = ({ environment }: { environment: EnvironmentState }) => {
  const { name, sequence, sites } = environment;
  const { served, unserved } = sites;
  if (served.length + unserved.length === 0) return null;
  if (unserved.length === 0)
    return (
      <Typography color="text.secondary">
        Change {sequence} is served by {counted(served.length)}.
      </Typography>
    );
  return (
    <Alert severity="warning" icon={<ServerCog size={20} aria-hidden />}>
      {unserved.length} of {counted(served.length + unserved.length)} don’t serve change {sequence} of {name}:
      <Box component="ul" aria-label={`Not served in ${name}`} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {unserved.map(({ site, why }) => (
          <Box component="li" key={site} sx={{ overflowWrap: 'anywhere' }}>
            <strong>{site}</strong> {why}
          </Box>
        ))}
      </Box>
    </Alert>
  );
};
