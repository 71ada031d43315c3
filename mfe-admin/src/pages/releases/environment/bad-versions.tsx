import type { EnvironmentState } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { Ban, FlaskConicalOff } from 'lucide-react';
import { When } from '../../../features/when/when.tsx';

/**
 * Versions that the environment runs or tries though they were withdrawn, and those its canaries ended; each with its
 * reason.
 */
export const BadVersions = ({ environment }: { environment: EnvironmentState }) => {
  const { name, withdrawn, endedByCanary } = environment;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}>
      {Object.entries(withdrawn).map(([release, { by, why, at }]) => (
        <Alert key={release} severity="error" icon={<Ban size={20} aria-hidden />}>
          {release} was withdrawn and is in use in {name}: promote another version. {by}, <When at={at} />:{' '}
          {why}
        </Alert>
      ))}
      {Object.entries(endedByCanary).map(([release, { at, why }]) => (
        <Alert key={release} severity="warning" icon={<FlaskConicalOff size={20} aria-hidden />}>
          The canary of {release} in {name} failed, <When at={at} />: {why}
        </Alert>
      ))}
    </Box>
  );
};
