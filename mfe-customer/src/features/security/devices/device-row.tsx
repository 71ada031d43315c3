import type { Device } from '@sundara/contracts/api';
import { Box, Button, Chip, Typography } from '@sundara/web/core';
import { Laptop, Smartphone } from 'lucide-react';
import { lastSeen } from './last-seen.ts';

interface Props {
  readonly device: Device;
  readonly now: Date;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

/** A browser in which the account is signed in. */
export const DeviceRow = ({ device, now, ending, onEnd }: Props) => {
  const { name, network, current, lastSeenAt } = device;
  const Icon = /android|ios|iphone|ipad/i.test(name) ? Smartphone : Laptop;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 2,
        '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
        '@media (min-width: 600px)': { gridTemplateColumns: 'auto 1fr auto' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 44,
          height: 44,
          borderRadius: '50%',
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
        }}
      >
        <Icon size={22} strokeWidth={1.5} aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
          {current && <Chip size="small" color="secondary" label="This device" sx={{ ml: 1 }} />}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {current ? 'In use now' : `Last seen ${lastSeen(new Date(lastSeenAt), now)}`}
          {network && ` · ${network}`}
        </Typography>
      </Box>
      {!current && (
        <Button
          variant="outlined"
          aria-label={`Sign out there: ${name}`}
          onClick={onEnd}
          loading={ending}
          sx={{ justifySelf: 'start', gridColumn: { xs: 2, sm: 'auto' } }}
        >
          Sign out there
        </Button>
      )}
    </Box>
  );
};
