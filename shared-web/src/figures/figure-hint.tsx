import { Box } from '@sundara/web/core';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Trend } from './trend.ts';

const ICONS = { more: TrendingUp, less: TrendingDown, same: Minus } as const;

interface Props {
  readonly counted: ReactNode;
  readonly trend: Trend;
  /** The direction that is good news, and green. */
  readonly better?: 'more' | 'less';
}

/** Below a figure: what is counted, and the change from the previous period, as icon and words. */
export const FigureHint = ({ counted, trend: { way, words }, better = 'more' }: Props) => {
  const Icon = ICONS[way];
  return (
    <>
      {counted}
      <Box
        component="span"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          mt: 0.25,
          color: way === better ? 'success.main' : 'text.secondary',
          fontWeight: 600,
        }}
      >
        <Icon size={16} aria-hidden />
        {words}
      </Box>
    </>
  );
};
