import { Box, Button, CircularProgress, Typography } from '@sundara/web/core';
import { type ReactNode, useEffect, useRef } from 'react';

/** A small native modal panel, shown while the booking dialog is not there. */
export const Panel = ({ children, onClose }: { children: ReactNode; onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal?.(), []);
  return (
    <Box
      component="dialog"
      ref={dialog}
      onClose={onClose}
      aria-label="Booking"
      sx={{
        width: 'min(32rem, calc(100vw - 32px))',
        p: 2,
        border: 0,
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '&::backdrop': { background: 'rgb(27 19 16 / 55%)' },
      }}
    >
      {children}
      <Box sx={{ textAlign: 'center' }}>
        <Button onClick={onClose}>Close</Button>
      </Box>
    </Box>
  );
};

/** A loading indicator with a text. */
export const LoadingPanel = ({ children }: { children: string }) => (
  <Box
    role="status"
    sx={{
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      display: 'grid',
      placeItems: 'center',
      bgcolor: 'rgb(27 19 16 / 55%)',
    }}
  >
    <Box
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'center',
        px: 3,
        py: 2,
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <CircularProgress size={22} aria-hidden />
      <Typography>{children}</Typography>
    </Box>
  </Box>
);
