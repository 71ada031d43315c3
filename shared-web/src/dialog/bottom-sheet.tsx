import { Box, IconButton } from '@sundara/web/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@sundara/web/form';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** What the cross is called: 'Close the filters'. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons, within reach of the thumb; the secondary one first. */
  readonly foot: ReactNode;
}

/** An open dialog that rises from the bottom of a phone and leaves the page behind it in sight. */
export const BottomSheet = ({ title, closeLabel, onClose, children, foot }: Props) => {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-end' } }}
      slotProps={{
        paper: {
          sx: {
            m: 0,
            width: '100%',
            maxWidth: 600,
            maxHeight: 'calc(100% - 40px)',
            borderRadius: '20px 20px 0 0',
            '@media (prefers-reduced-motion: no-preference)': {
              animation: 'sundara-rise 260ms cubic-bezier(0.2, 0.8, 0.2, 1)',
              '@keyframes sundara-rise': { from: { transform: 'translateY(40%)' } },
            },
          },
        },
      }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 2.5, pr: 1, pt: 1 }}
      >
        <DialogTitle id={id} sx={{ p: 0 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </Box>
      <DialogContent sx={{ px: 2.5, pt: '12px !important' }}>{children}</DialogContent>
      <DialogActions
        sx={{
          px: 2.5,
          py: 1.5,
          pb: 'calc(12px + env(safe-area-inset-bottom))',
          justifyContent: 'space-between',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {foot}
      </DialogActions>
    </Dialog>
  );
};
