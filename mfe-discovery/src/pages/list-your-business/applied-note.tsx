import { Box, LinkButton, Typography } from '@sundara/web/core';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** The application has arrived: in view and announced, with what comes next. */
export const AppliedNote = () => {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Box ref={note} role="status" tabIndex={-1} sx={{ outline: 'none', scrollMarginTop: 104 }}>
      <Box component={CircleCheck} size={32} aria-hidden sx={{ color: 'success.main' }} />
      <Typography variant="h3" component="h2" sx={{ mt: 1 }}>
        Thank you, your application is with us
      </Typography>
      <Typography sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>
        You get a mail that it has arrived. We look at it from Monday to Friday, and answer by mail.
      </Typography>
      <LinkButton to="/salons" variant="outlined">
        See salons
      </LinkButton>
    </Box>
  );
};
