import type { EnvironmentState } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { ServerCog } from 'lucide-react';

interface Props {
  readonly environment: EnvironmentState;
}

const counted = (sites: number): string => (sites === 1 ? '1 site server' : `${sites} site servers`);

/** The site servers that don't serve what the environment runs, and what they serve instead; nothing where all do. */
export const UnservedBy = ({ environment: { name, sequence, sites } }: Props) => {
  const { served, unserved } = sites;
  if (unserved.length === 0) return null;
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

/** How many site servers serve what the environment runs; nothing where none is known. */
export const ServedBy = ({ environment: { sequence, sites } }: Props) =>
  sites.served.length > 0 && (
    <Typography sx={{ color: 'text.secondary' }}>
      Change {sequence} is served by {counted(sites.served.length)}.
    </Typography>
  );
