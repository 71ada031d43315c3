import { Quote } from '@sundara/web/card';
import { Box } from '@sundara/web/core';
import type { ComponentProps } from 'react';

/** Somebody's own words among others, which are erased when their customer leaves. */
export const Said = ({ text, foot }: ComponentProps<typeof Quote>) => (
  <Box sx={{ mb: 2, '&:last-child': { mb: 0 } }}>
    <Quote text={text || 'Erased, as the customer has left.'} foot={foot} />
  </Box>
);
