import { Box, useNow, visuallyHidden } from '@sundara/web/core';
import { useEffect, useRef } from 'react';
import { clockOf, secondsUntil, spokenOf } from './time-left.ts';

interface Props {
  /** ISO instant until which the time is held. */
  readonly until: string;
  readonly onEnd: () => void;
}

/** The time left on the hold: figures that are not announced, and an announcement at five, two and one minute. */
export const HoldCountdown = ({ until, onEnd }: Props) => {
  const seconds = secondsUntil(until, useNow(1000));
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const over = seconds === 0;
  useEffect(() => {
    if (over) end.current();
  }, [over]);
  return (
    <span>
      <Box component="span" role="timer" aria-live="off" sx={{ fontWeight: 400 }}>
        Held for you{' '}
        <Box component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {clockOf(seconds)}
        </Box>
      </Box>
      <Box component="span" role="status" sx={visuallyHidden}>
        {spokenOf(seconds)}
      </Box>
    </span>
  );
};
