import { useTheme } from '@sundara/web/core';
import type { MinuteSpan } from '../../../features/calendar-model/minutes.ts';

interface Props {
  readonly busy: readonly MinuteSpan[];
  readonly axis: MinuteSpan;
}

/** A day as a line from its first to its last hour, dark where somebody is served: where there is room is seen. */
export const DayStrip = ({ busy, axis }: Props) => {
  const { vars } = useTheme();
  const length = axis.to - axis.from;
  return (
    <svg viewBox={`0 0 ${length} 8`} preserveAspectRatio="none" aria-hidden>
      <rect width={length} height={8} rx={4} fill={vars?.palette.divider} />
      {busy.map(({ from, to }) => (
        <rect
          key={from}
          x={from - axis.from}
          width={to - from}
          height={8}
          fill={vars?.palette.primary.main}
        />
      ))}
    </svg>
  );
};
