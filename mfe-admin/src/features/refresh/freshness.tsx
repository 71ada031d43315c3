import { formatClock } from '@sundara/contracts';
import { Box, Button } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  readonly readAt: Date;
  /** Shown instead of the time if the page reloads automatically. */
  readonly itself?: ReactNode;
}

/** The age of the shown data, and a button to reload all of it. */
export const Freshness = ({ readAt, itself }: Props) => {
  const { revalidate, state } = useRevalidator();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 1.5,
        color: 'text.secondary',
      }}
    >
      <Box component="span" sx={{ fontSize: '0.9rem', fontVariantNumeric: 'tabular-nums' }}>
        {itself ?? `As of ${formatClock(readAt)}`}
      </Box>
      <Button
        onClick={() => void revalidate()}
        aria-disabled={state === 'loading'}
        startIcon={<RotateCw size={18} aria-hidden />}
      >
        Refresh
      </Button>
    </Box>
  );
};
