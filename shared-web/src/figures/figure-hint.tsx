import { Box } from '@sundara/web/core';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Trend } from './trend.ts';

const WAYS = {
  more: { Icon: TrendingUp, color: 'success.main' },
  less: { Icon: TrendingDown, color: 'text.secondary' },
  same: { Icon: Minus, color: 'text.secondary' },
} as const;

interface Props {
  readonly counted: ReactNode;
  readonly trend: Trend;
}

/** Below a figure: what is counted, and the change from the previous period, as icon and words. */
export const FigureHint = ({ counted, trend: { way, words } }: Props) => {
  const { Icon, color } = WAYS[way];
  return (
    <>
      {counted}
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.75, mt: 0.25, color, fontWeight: 600 }}
      >
        <Icon size={16} aria-hidden />
        {words}
      </Box>
    </>
  );
};
