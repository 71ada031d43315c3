import { Box, FOCUS_RING, visuallyHidden } from '@sundara/web/core';
import { useId } from 'react';
import { choicePill } from '../pill/pill-look.ts';

interface Props {
  readonly legend: string;
  /** The label of no choice: 'Any price'. */
  readonly none: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  /** The id that is chosen; '' for none. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** One choice of a few, as chips; for keyboard and screen readers they are radio buttons. */
export const ChoiceChips = ({ legend, none, choices, value, onChoose }: Props) => {
  const name = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, fontSize: '0.9rem', fontWeight: 600 }}>
        {legend}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {[{ id: '', label: none }, ...choices].map(({ id, label }) => (
          <Box
            component="label"
            key={id}
            sx={{
              position: 'relative',
              display: 'inline-flex',
              alignItems: 'center',
              ...choicePill(id === value),
              cursor: 'pointer',
              '&:has(:focus-visible)': FOCUS_RING,
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChoose(id)}
              sx={visuallyHidden}
            />
            {label}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
