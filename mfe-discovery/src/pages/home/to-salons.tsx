import { Box, Link } from '@sundara/web/core';
import { ArrowDown } from 'lucide-react';
import { salonsOf } from './filter-salons.ts';

interface Props {
  readonly total: number;
  readonly isCapped: boolean;
}

/** A shortcut to the salons; its line keeps its space while there are none. */
export const ToSalons = ({ total, isCapped }: Props) => (
  <Box sx={{ mt: 1.5, minHeight: 44 }}>
    {total > 0 && (
      <Link href="#salons" sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        Go to {salonsOf(total, isCapped)}
        <ArrowDown size={17} aria-hidden />
      </Link>
    )}
  </Box>
);
