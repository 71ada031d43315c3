import { Box, FOCUS_RING, Typography, visuallyHidden } from '@sundara/web/core';
import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import { RATING_LABELS, STARS, type Stars } from './rating-labels.ts';

interface Props {
  readonly value: Stars | undefined;
  readonly onChoose: (stars: Stars) => void;
  /** The error of the choice. */
  readonly fault: string | undefined;
}

/** One to five stars as a radio group: by finger, pointer or arrow keys, with the word for each. */
export const StarChoice = ({ value, onChoose, fault }: Props) => {
  const id = useId();
  const [pointed, setPointed] = useState<Stars>();
  const lit = pointed ?? value ?? 0;
  return (
    <Box
      component="fieldset"
      aria-describedby={fault && `${id}-fault`}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
      onPointerLeave={() => setPointed(undefined)}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
        Your rating
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, minHeight: 48 }}>
        <Box sx={{ display: 'flex', ml: -0.75 }}>
          {STARS.map((stars) => (
            <Box
              component="label"
              key={stars}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(stars)}
              sx={{
                display: 'grid',
                placeItems: 'center',
                width: 44,
                height: 48,
                borderRadius: 1,
                cursor: 'pointer',
                color: 'primary.light',
                '&:has(:focus-visible)': FOCUS_RING,
                '& svg': { transition: 'fill 150ms ease' },
              }}
            >
              <Box
                component="input"
                type="radio"
                name={`${id}-stars`}
                value={stars}
                checked={value === stars}
                onChange={() => onChoose(stars)}
                aria-label={`${stars} ${stars === 1 ? 'star' : 'stars'}: ${RATING_LABELS[stars]}`}
                sx={visuallyHidden}
              />
              <Star size={32} strokeWidth={1.5} fill={stars <= lit ? 'currentColor' : 'none'} aria-hidden />
            </Box>
          ))}
        </Box>
        <Typography aria-hidden sx={{ minWidth: '5.2em', whiteSpace: 'nowrap', fontWeight: 600 }}>
          {lit ? RATING_LABELS[lit] : ''}
        </Typography>
      </Box>
      {fault && (
        <Typography id={`${id}-fault`} variant="body2" role="alert" sx={{ color: 'error.main' }}>
          {fault}
        </Typography>
      )}
    </Box>
  );
};
