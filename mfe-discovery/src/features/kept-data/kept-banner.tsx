import { formatDayAndClock } from '@sundara/contracts';
import type { ApiFailure } from '@sundara/contracts/federation';
import { Box, Button, Typography, useSelfRetry } from '@sundara/web/core';
import { CloudOff, RotateCw, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from './use-online.ts';

interface Props {
  /** The ISO instant of what is shown; undefined if it is current. */
  readonly keptAt: string | undefined;
  /** Why there is nothing newer. */
  readonly keptFor: ApiFailure | undefined;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

const asOf = (keptAt: string): string => {
  const instant = new Date(keptAt);
  return Number.isNaN(instant.getTime()) ? 'from an earlier visit' : `from ${formatDayAndClock(instant)}`;
};

/**
 * Says that what is shown is not current, from when it is and why, with Retry; it also retries automatically. Always
 * render it: once the page is up to date again it says so in the same place, and nothing moves.
 */
export const KeptBanner = ({ keptAt, keptFor, onRetry, retrying }: Props) => {
  useSelfRetry(keptFor, onRetry);
  const online = useOnline();
  const [wasKept, setWasKept] = useState(keptAt !== undefined);
  if (keptAt !== undefined && !wasKept) setWasKept(true);

  if (!wasKept) return null;
  const Icon = online ? CloudOff : WifiOff;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        minHeight: { xs: 124, sm: 76 },
        px: 2,
        py: 1.5,
        mb: 3,
        borderRadius: 1.5,
        bgcolor: keptAt ? 'warning.light' : 'success.light',
        color: keptAt ? 'warning.main' : 'success.main',
      }}
    >
      {keptAt === undefined ? (
        <Typography sx={{ fontWeight: 600 }}>You see the latest again.</Typography>
      ) : (
        <>
          <Box component={Icon} size={22} aria-hidden sx={{ flexShrink: 0 }} />
          <Box sx={{ flex: 1, minWidth: '12rem' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {online ? 'We cannot reach our server' : 'You are offline'}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.primary' }}>
              What you see is {asOf(keptAt)}. Prices and free times may have changed.
            </Typography>
          </Box>
          <Button
            variant="outlined"
            color="inherit"
            onClick={onRetry}
            loading={retrying}
            startIcon={<RotateCw size={18} aria-hidden />}
          >
            Retry
          </Button>
        </>
      )}
    </Box>
  );
};
