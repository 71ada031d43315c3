import ButtonBase from '@mui/material/ButtonBase';
import type { SlotReply } from '@sundara/contracts/api';
import { memo } from 'react';

interface Props {
  readonly slot: SlotReply;
  readonly chosen: boolean;
  readonly tabStop: boolean;
  /** The same function each time, so that a choice renders only the two buttons that it changes. */
  readonly onChoose: (slot: SlotReply) => void;
}

/** One start time; a taken one is visible, but can't be chosen. */
export const SlotButton = memo(({ slot, chosen, tabStop, onChoose }: Props) => (
  <ButtonBase
    role="radio"
    aria-checked={chosen}
    aria-label={slot.available ? slot.time : `${slot.time}, taken`}
    disabled={!slot.available}
    tabIndex={tabStop ? 0 : -1}
    onClick={() => onChoose(slot)}
    sx={{
      minHeight: 44,
      borderRadius: 2,
      border: 1,
      borderColor: chosen ? 'primary.main' : 'divider',
      bgcolor: chosen ? 'primary.main' : 'background.paper',
      color: chosen ? 'primary.contrastText' : 'text.primary',
      fontWeight: 600,
      fontSize: '0.95rem',
      fontVariantNumeric: 'tabular-nums',
      transition: 'background-color 150ms ease, border-color 150ms ease',
      '&:hover': { borderColor: 'primary.main' },
      '&.Mui-disabled': {
        color: 'text.secondary',
        borderStyle: 'dashed',
        bgcolor: 'transparent',
        fontWeight: 400,
        opacity: 0.6,
        textDecoration: 'line-through',
      },
    }}
  >
    {slot.time}
  </ButtonBase>
));
