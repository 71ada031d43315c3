import { formatDayAndClock } from '@sundara/contracts';
import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';

/** The customer's report and its result. */
export const DisputeNote = ({ dispute }: { dispute: NonNullable<CustomerBookingDetail['dispute']> }) => {
  const { reason, createdAt, answer, resolution, resolvedAt } = dispute;
  return (
    <Box sx={{ mb: 2 }}>
      <Box
        component="blockquote"
        sx={{
          m: 0,
          pl: 2,
          borderLeft: 3,
          borderColor: 'primary.light',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          lineHeight: 1.6,
        }}
      >
        {reason}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        Reported <time dateTime={createdAt}>{formatDayAndClock(new Date(createdAt))}</time>
      </Typography>
      <Typography sx={{ mt: 1.5, lineHeight: 1.6, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {resolution ?? answer?.text ?? 'We are looking into it and write to you by e-mail what comes of it.'}
      </Typography>
      {resolvedAt && (
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          Resolved <time dateTime={resolvedAt}>{formatDayAndClock(new Date(resolvedAt))}</time>
        </Typography>
      )}
    </Box>
  );
};
