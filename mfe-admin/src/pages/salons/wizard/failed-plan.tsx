import { Box, Button, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import type { FailedPlan as Failed } from './use-plan.ts';

/**
 * The salon was created, its subscription was not: Retry requests only the subscription (specification 2, section 8).
 */
export const FailedPlan = ({ of: { words, busy, retry } }: { of: Failed }) => (
  <>
    <Alert severity="warning">
      <Typography sx={{ overflowWrap: 'anywhere' }}>{words}</Typography>
      <Box sx={{ mt: 1.5 }}>
        <Button autoFocus variant="contained" loading={busy} onClick={() => void retry()}>
          Retry
        </Button>
      </Box>
    </Alert>
    <Typography sx={{ mt: 2, color: 'text.secondary' }}>
      The salon is kept as you entered it. Its subscription can also be created later, from the list.
    </Typography>
  </>
);
