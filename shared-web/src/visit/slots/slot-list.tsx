import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import { formatLongDay } from '@sundara/contracts';
import type { SlotReply } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useMemo } from 'react';
import { Box } from '../../core/box.tsx';
import { ErrorFace } from '../../core/faces/error-face.tsx';
import { useSelfRetry } from '../../core/recovery/use-self-retry.ts';
import { Typography } from '../../core/typography.tsx';
import { moveChoice } from './move-choice.ts';
import { SlotButton } from './slot-button.tsx';
import { groupsOf, noonOf } from './slot-groups.ts';
import type { Slots } from './use-slots.ts';

interface Props {
  readonly slots: Slots;
  readonly chosen: SlotReply | undefined;
  readonly onChoose: (slot: SlotReply) => void;
  readonly onRetry: () => void;
}

const grid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
} as const;
const WAITING = Array.from({ length: 9 }, (_, index) => `slot-${index}`);

const Hint = ({ children }: { children: string }) => (
  <Typography sx={{ color: 'text.secondary', py: 1 }} role="status">
    {children}
  </Typography>
);

/** Temporary failures are retried automatically. */
const FailedSlots = ({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) => {
  const byItself = useSelfRetry(failure, onRetry);
  const reason = byItself ? `${failure.message} We keep trying.` : failure.message;
  return <ErrorFace title="The free times could not be loaded" reason={reason} onRetry={onRetry} />;
};

interface DaySlotsProps extends Pick<Props, 'chosen' | 'onChoose'> {
  readonly date: string;
  readonly slots: readonly SlotReply[];
}

const DaySlots = ({ date, slots, chosen, onChoose }: DaySlotsProps) => {
  const groups = useMemo(() => groupsOf(slots), [slots]);
  const free = slots.filter((slot) => slot.available);
  const tabStop = free.find((slot) => slot.dateTime === chosen?.dateTime) ?? free[0];
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {`${free.length} free ${free.length === 1 ? 'time' : 'times'} on ${formatLongDay(noonOf(date))}`}
      </Box>
      <Box
        role="radiogroup"
        aria-label="Time"
        aria-busy={false}
        onKeyDown={moveChoice}
        sx={{ display: 'grid', gap: 2 }}
      >
        {groups.map((group) => (
          <Box key={group.name ?? 'all'}>
            {group.name && (
              <Typography variant="body2" sx={{ mb: 0.75, fontWeight: 600, color: 'text.secondary' }}>
                {group.name}
              </Typography>
            )}
            <Box sx={grid}>
              {group.slots.map((slot) => (
                <SlotButton
                  key={slot.dateTime}
                  slot={slot}
                  chosen={slot.dateTime === chosen?.dateTime}
                  tabStop={slot === tabStop}
                  onChoose={onChoose}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
};

/** The day's times as a radio group, with arrow keys; taken times are shown, but can't be chosen. */
export const SlotList = ({ slots, chosen, onChoose, onRetry }: Props) => {
  if (slots.kind === 'none') return <Hint>Choose a day to see its free times.</Hint>;
  if (slots.kind === 'failed') return <FailedSlots failure={slots.failure} onRetry={onRetry} />;
  if (slots.kind === 'loading')
    return (
      <Box role="radiogroup" aria-label="Time" aria-busy sx={grid}>
        {WAITING.map((key) => (
          <Skeleton key={key} variant="rounded" height={44} sx={{ borderRadius: 2 }} />
        ))}
      </Box>
    );
  if (slots.slots.every((slot) => !slot.available))
    return <Hint>No free time on this day. Please choose another.</Hint>;
  return <DaySlots date={slots.date} slots={slots.slots} chosen={chosen} onChoose={onChoose} />;
};
