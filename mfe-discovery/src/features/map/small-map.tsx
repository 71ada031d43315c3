import { Box } from '@sundara/web/core';
import type { SmallMapProps } from './map-props.ts';

/** One salon's place. */
export const SmallMap = ({ name }: SmallMapProps) => (
  <Box sx={{ height: '100%', bgcolor: 'secondary.main' }}>{name}</Box>
);
