import { Box, PartBoundary, useShell } from '@sundara/web/core';
import { type ComponentType, useEffect, useEffectEvent } from 'react';
import { useChunk } from './use-chunk.ts';

interface Opened {
  readonly open: boolean;
  readonly onClose: () => void;
}

const Opening = () => (
  <Box
    role="status"
    sx={{
      position: 'fixed',
      zIndex: 'modal',
      insetInline: 0,
      bottom: 24,
      mx: 'auto',
      width: 'fit-content',
      px: 2.5,
      py: 1.25,
      borderRadius: 999,
      bgcolor: 'text.primary',
      color: 'background.paper',
      fontWeight: 600,
    }}
  >
    One moment, opening…
  </Box>
);

interface LazyProps<P> {
  /** The dialog's name, at the start of the error message's sentence. */
  readonly title: string;
  /** Fetches the code; must be the same function at each render. */
  readonly find: () => Promise<ComponentType<P>>;
  /** The dialog's props. */
  readonly of: P;
}

/**
 * A dialog whose code is fetched when it is first opened. If that fails, it shows an error and closes; opening fetches
 * again.
 */
export const LazyDialog = <P extends Opened>({ title, find, of }: LazyProps<P>) => {
  const { notify } = useShell();
  const [come] = useChunk(find, of.open);
  const giveUp = useEffectEvent(() => {
    notify.error(`${title} could not be opened. Please try again.`);
    of.onClose();
  });
  useEffect(() => {
    if (come === 'lost') giveUp();
  }, [come]);
  if (!come || come === 'lost') return of.open ? <Opening /> : null;
  return (
    <PartBoundary title={title}>
      <come.Component {...of} />
    </PartBoundary>
  );
};
