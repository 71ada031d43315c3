import type { ApiFailure } from '@sundara/contracts/federation';
import { Box, Button, useSelfRetry } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';

/** Shown above older data: that and why it could not be refreshed, and that it is retried (resolutions S6). */
export const StaleNote = ({ failure, title }: { readonly failure: ApiFailure; readonly title: string }) => {
  const { state, revalidate } = useRevalidator();
  const byItself = useSelfRetry(failure, revalidate);
  return (
    <Box
      role="alert"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 2,
        py: 0.75,
        mb: 2,
        borderRadius: 1.5,
        bgcolor: 'warning.light',
        color: 'warning.main',
      }}
    >
      <Box sx={{ flex: '1 1 260px' }}>
        <Box component="span" sx={{ fontWeight: 700 }}>
          {title}
        </Box>{' '}
        {failure.message} {byItself ? 'We keep trying.' : ''}
      </Box>
      <Button color="inherit" loading={state === 'loading'} onClick={() => revalidate()}>
        Retry
      </Button>
    </Box>
  );
};
