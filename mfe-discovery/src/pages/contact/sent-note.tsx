import { Box, Typography } from '@sundara/web/core';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** The message has arrived: its number, in view and announced. */
export const SentNote = ({ ticket }: { ticket: string }) => {
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number is another message.
  useEffect(() => note.current?.focus(), [ticket]);
  return (
    <Box
      ref={note}
      role="status"
      tabIndex={-1}
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        gap: 1.5,
        p: 2,
        borderRadius: 1.5,
        bgcolor: 'success.light',
        color: 'success.main',
        scrollMarginTop: 104,
        outline: 'none',
      }}
    >
      <Box component={CircleCheck} size={22} aria-hidden sx={{ flexShrink: 0, mt: '2px' }} />
      <div>
        <Typography sx={{ fontWeight: 600 }}>Thank you, your message is with us.</Typography>
        <Typography sx={{ color: 'text.primary' }}>
          Its number is <strong>{ticket}</strong>. We answer by e-mail on the next working day; name the
          number when you write again.
        </Typography>
      </div>
    </Box>
  );
};
