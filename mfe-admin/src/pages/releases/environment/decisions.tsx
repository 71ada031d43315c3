import type { EnvironmentState } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { Lock, Pin } from 'lucide-react';
import { When } from '../../../features/when/when.tsx';
import { ReasonList } from '../reason-list.tsx';

/** What blocks changes of the environment: its lock, and parts that no promotion moves; each with its reason. */
export const Decisions = ({
  environment: { name, lock, pins },
}: {
  readonly environment: EnvironmentState;
}) => (
  <Box sx={{ display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}>
    {lock && (
      <Alert severity="warning" icon={<Lock size={20} aria-hidden />}>
        {name} is locked: nothing changes until it is unlocked. {lock.by}, <When at={lock.at} />: {lock.why}
      </Alert>
    )}
    <ReasonList
      title="Pinned"
      name={`Pins of ${name}`}
      icon={Pin}
      reasons={Object.entries(pins).map(([what, reason]) => ({ what, reason }))}
    />
  </Box>
);
