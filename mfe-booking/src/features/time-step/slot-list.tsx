import type { SlotReply } from '@sundara/contracts/api';
import { Box, ButtonBase, ErrorFace, Skeleton, Typography } from '@sundara/web/core';
import type { Slots } from './use-slots.ts';

interface Props {
  readonly slots: Slots;
  readonly chosen: SlotReply | undefined;
  readonly onChoose: (slot: SlotReply) => void;
  readonly onRetry: () => void;
}

/** The day's times as one choice; times that are taken stand there, but can't be chosen. */
export const SlotList = ({ slots, chosen, onChoose, onRetry }: Props) => {
  if (slots.kind === 'none') return <Hint>Choose a day to see its free times.</Hint>;
  if (slots.kind === 'failed')
    return <ErrorFace title="The free times could not be loaded" reason={slots.message} onRetry={onRetry} />;
  if (slots.kind === 'here' && !slots.slots.some((slot) => slot.available))
    return <Hint>No free time on this day. Please choose another.</Hint>;
  return (
    <Box
      role="radiogroup"
      aria-label="Time"
      aria-busy={slots.kind === 'loading'}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))' }}
    >
      {slots.kind === 'loading'
        ? Array.from({ length: 9 }, (_, index) => `slot-${index}`).map((key) => (
            <Skeleton key={key} variant="rounded" height={44} />
          ))
        : slots.slots.map((slot) => (
            <SlotButton
              key={slot.dateTime}
              slot={slot}
              chosen={slot.dateTime === chosen?.dateTime}
              onChoose={onChoose}
            />
          ))}
    </Box>
  );
};

const Hint = ({ children }: { children: string }) => (
  <Typography sx={{ color: 'text.secondary', py: 2 }} role="status">
    {children}
  </Typography>
);

interface ButtonProps {
  readonly slot: SlotReply;
  readonly chosen: boolean;
  readonly onChoose: (slot: SlotReply) => void;
}

const SlotButton = ({ slot, chosen, onChoose }: ButtonProps) => (
  <ButtonBase
    role="radio"
    aria-checked={chosen}
    aria-label={slot.available ? slot.time : `${slot.time}, taken`}
    disabled={!slot.available}
    onClick={() => onChoose(slot)}
    sx={{
      minHeight: 44,
      borderRadius: 2,
      border: 1,
      borderColor: chosen ? 'primary.main' : 'divider',
      bgcolor: chosen ? 'primary.main' : 'background.paper',
      color: chosen ? 'primary.contrastText' : 'text.primary',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      '&:hover': { borderColor: 'primary.main' },
      '&.Mui-disabled': { color: 'text.secondary', opacity: 0.5, textDecoration: 'line-through' },
    }}
  >
    {slot.time}
  </ButtonBase>
);
