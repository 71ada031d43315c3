import { memo } from 'react';
import { clockOf, type MinuteSpan } from '../calendar-model/minutes.ts';
import { Hours, PX } from './grid.parts.ts';

/** The hours next to the columns; aria-hidden, as blocks state their own times. */
export const HourRuler = memo(({ from, to }: MinuteSpan) => (
  <Hours aria-hidden>
    {Array.from({ length: (to - from) / 60 }, (_, no) => from + no * 60).map((minute) => (
      <span key={minute} style={{ top: (minute - from) * PX }}>
        {clockOf(minute).replace(':00', '')}
      </span>
    ))}
  </Hours>
));
