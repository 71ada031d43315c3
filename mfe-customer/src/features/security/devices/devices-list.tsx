import type { Device } from '@sundara/contracts/api';
import { Box, Button, Skeleton, Stack, Typography, useNow } from '@sundara/web/core';
import { FailedPart } from '@sundara/web/table';
import { LogOut } from 'lucide-react';
import { useRef, useState } from 'react';
import { DeviceRow } from './device-row.tsx';
import { EndOthersDialog } from './end-others-dialog.tsx';
import type { Devices } from './use-devices.ts';

const MINUTE_MS = 60_000;

const Waiting = () => (
  <Stack spacing={2.5} aria-busy="true">
    {['78%', '64%'].map((width) => (
      <Box key={width} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Skeleton variant="circular" width={44} height={44} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width={width} sx={{ maxWidth: 220 }} />
          <Skeleton width={width} sx={{ maxWidth: 300 }} />
        </Box>
      </Box>
    ))}
  </Stack>
);

const Shown = ({ list, devices }: { readonly list: readonly Device[]; readonly devices: Devices }) => {
  const [asked, setAsked] = useState(false);
  const now = useNow(MINUTE_MS);
  const rows = useRef<HTMLUListElement>(null);
  const others = list.filter(({ current }) => !current).length;
  // The button is gone: keyboard users continue from the list.
  const goOn = (done: boolean) => done && rows.current?.focus();
  const endOthers = async () => {
    const done = await devices.endOthers();
    setAsked(false);
    requestAnimationFrame(() => goOn(done));
  };
  return (
    <>
      <Box
        component="ul"
        ref={rows}
        tabIndex={-1}
        aria-label="Devices"
        sx={{ listStyle: 'none', m: 0, p: 0, mt: -2, '&:focus': { outline: 'none' } }}
      >
        {list.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            now={now}
            ending={devices.ending === device.id}
            onEnd={async () => goOn(await devices.end(device))}
          />
        ))}
      </Box>
      {others > 0 ? (
        <Button
          variant="outlined"
          startIcon={<LogOut size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setAsked(true)}
          sx={{ mt: 1 }}
        >
          Sign out everywhere else
        </Button>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>You are signed in nowhere else.</Typography>
      )}
      <EndOthersDialog
        open={asked}
        others={others}
        ending={devices.ending === 'others'}
        onClose={() => setAsked(false)}
        onConfirm={endOthers}
      />
    </>
  );
};

/** Every browser in which the account is signed in, this one first. */
export const DevicesList = ({ devices }: { readonly devices: Devices }) => {
  const { result, asking, ask } = devices;
  if (!result) return <Waiting />;
  if (!result.ok) {
    return (
      <FailedPart
        title="We could not load your devices"
        failure={result.failure}
        onRetry={ask}
        retrying={asking}
      />
    );
  }
  const list = result.data.toSorted((one, two) => Number(two.current) - Number(one.current));
  if (list.length === 0) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>You are signed in nowhere at this moment.</Typography>
    );
  }
  return <Shown list={list} devices={devices} />;
};
