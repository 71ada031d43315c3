import { Button, useShell } from '@sundara/web/core';
import { Bell, BellOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { salonLiveOf } from './salon-live.ts';

/** Turns the sound of new bookings on and off, for this device. */
export const SoundSwitch = () => {
  const { sound } = salonLiveOf(useShell());
  const on = useSyncExternalStore(sound.subscribe, sound.isOn);
  const Icon = on ? Bell : BellOff;
  return (
    <Button
      role="switch"
      aria-checked={on}
      aria-label="Sound for new bookings"
      title={on ? 'New bookings ring on this device' : 'New bookings come without a sound'}
      variant="outlined"
      color="inherit"
      startIcon={<Icon size={18} aria-hidden />}
      onClick={() => sound.turn(!on)}
      sx={{
        px: 2,
        borderColor: 'divider',
        bgcolor: on ? 'secondary.main' : 'background.paper',
        color: on ? 'secondary.contrastText' : 'text.primary',
        '&:hover': { borderColor: 'primary.light', bgcolor: on ? 'secondary.main' : 'background.paper' },
      }}
    >
      Sound
    </Button>
  );
};
