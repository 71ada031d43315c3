import { useShell } from '@sundara/web/core';
import { Bell, BellOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { salonLiveOf } from './salon-live.ts';
import { SwitchButton } from './switch-button.tsx';

/** Turns the sound of new bookings on and off, for this device. */
export const SoundSwitch = () => {
  const { sound } = salonLiveOf(useShell());
  const on = useSyncExternalStore(sound.subscribe, sound.isOn);
  return (
    <SwitchButton
      on={on}
      label="Sound"
      name="Sound for new bookings"
      title={on ? 'New bookings ring on this device' : 'New bookings come without a sound'}
      icons={{ on: Bell, off: BellOff }}
      onTurn={sound.turn}
    />
  );
};
