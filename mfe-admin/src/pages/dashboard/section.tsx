import { Box, Typography } from '@sundara/web/core';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** The control that selects the section's data, at the end of its head. */
  readonly choice?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the dashboard with its heading; consecutive parts are spaced apart. */
export const Section = ({ title, choice, children }: Props) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& + &': { mt: { xs: 3, md: 4 } } }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: 44,
          mb: 1,
        }}
      >
        <Typography variant="h3" component="h2" id={id}>
          {title}
        </Typography>
        {choice}
      </Box>
      {children}
    </Box>
  );
};
