import { usePush } from '@sundara/web/push';
import { MessageSquare, MessageSquareOff } from 'lucide-react';
import { SwitchButton } from './switch-button.tsx';

/** Turns push messages of new bookings on and off, for this browser; nothing where it has none or forbids them. */
export const PushSwitch = () => {
  const { state, busy, turn } = usePush();
  if (state !== 'on' && state !== 'off') return null;
  const on = (state === 'on') !== busy;
  return (
    <SwitchButton
      on={on}
      label="Messages"
      name="Messages of new bookings"
      title={
        on
          ? 'New bookings are told here, also while this page is closed'
          : 'New bookings are told on open pages'
      }
      icons={{ on: MessageSquare, off: MessageSquareOff }}
      onTurn={(next) => void turn(next)}
    />
  );
};
