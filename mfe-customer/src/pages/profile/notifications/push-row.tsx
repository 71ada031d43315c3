import { Typography } from '@sundara/web/core';
import { usePush } from '@sundara/web/push';
import { SwitchRow } from './switch-row.tsx';

/** Messages to this browser; nothing where it has none. */
export const PushRow = () => {
  const { state, busy, turn } = usePush();
  if (state === undefined || state === 'unavailable') return null;
  if (state === 'blocked')
    return (
      <Typography sx={{ py: 2 }}>
        Your browser keeps messages of this site away. You can allow them in its settings.
      </Typography>
    );
  return (
    <SwitchRow
      label="Messages in this browser"
      hint="What you book, what changes of it, and reminders: also while this page is closed."
      on={(state === 'on') !== busy}
      onChange={(on) => void turn(on)}
    />
  );
};
