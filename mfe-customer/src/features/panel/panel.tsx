import { Box, Typography } from '@sundara/web/core';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** Its purpose, in a sentence. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A panel of the profile: heading, introduction, content. */
export const Panel = ({ title, lead, children }: Props) => {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        p: { xs: 2, sm: 4 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        boxShadow: '0 12px 40px rgb(42 28 20 / 6%)',
      }}
    >
      <Typography id={id} variant="h3" component="h2">
        {title}
      </Typography>
      {lead && <Typography sx={{ mt: 0.5, maxWidth: '60ch', color: 'text.secondary' }}>{lead}</Typography>}
      <Box sx={{ mt: { xs: 2.5, sm: 3 } }}>{children}</Box>
    </Box>
  );
};
