import type { EnvironmentState } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { Lock, Pin } from 'lucide-react';
import { When } from '../../features/when/when.tsx';

/** What keeps the environment from changing: its lock, and parts that no promotion moves; each with its reason. */
export const LocksAndPins = ({ environment: { name, lock, pins } }: { environment: EnvironmentState }) => {
  const pinned = Object.entries(pins);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '&:empty': { display: 'none' } }}>
      {lock && (
        <Alert severity="warning" icon={<Lock size={20} aria-hidden />}>
          {name} is locked: nothing changes until it is unlocked. {lock.by}, <When at={lock.at} />: {lock.why}
        </Alert>
      )}
      {pinned.length > 0 && (
        <section aria-label={`Pins of ${name}`}>
          <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
            Pinned
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
            {pinned.map(([id, { by, why, at }]) => (
              <Box component="li" key={id} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
                <Box aria-hidden sx={{ color: 'primary.main', pt: 0.25 }}>
                  <Pin size={16} />
                </Box>
                <span>
                  <strong>{id}</strong>: {why}{' '}
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    ({by}, <When at={at} />)
                  </Box>
                </span>
              </Box>
            ))}
          </Box>
        </section>
      )}
    </Box>
  );
};
