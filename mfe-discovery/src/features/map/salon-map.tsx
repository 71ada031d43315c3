import { Box } from '@sundara/web/core';
import type { SalonMapProps } from './map-props.ts';

/** The city's wards with the page's salons. */
export const SalonMap = ({ salons }: SalonMapProps) => (
  <Box sx={{ height: '100%', bgcolor: 'secondary.main' }}>{salons.length} salons</Box>
);
