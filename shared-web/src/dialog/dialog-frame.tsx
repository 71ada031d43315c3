import { Box, IconButton, Typography, useMediaQuery } from '@sundara/web/core';
import { Dialog, DialogContent } from '@sundara/web/form';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** On phones, in portrait or landscape, the dialog fills the screen. */
const SMALL = '(max-width: 599.95px), (max-height: 559.95px)';

const SIDE = {
  position: 'fixed',
  inset: '12px 12px 12px auto',
  m: 0,
  width: 420,
  maxHeight: 'none',
  height: 'calc(100% - 24px)',
} as const;

export interface DialogFrameProps {
  readonly open: boolean;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Whether it is at the side on wide screens, so that the page behind it stays visible. Default: centred. */
  readonly side?: boolean;
  readonly maxWidth?: 'sm' | 'md';
  /** Whether something is being sent: the dialog can't be closed until the answer arrives. */
  readonly waiting?: boolean;
  readonly onClose: () => void;
  /** Called when the dialog has closed, after its animation. */
  readonly onGone?: (() => void) | undefined;
  readonly children: ReactNode;
  /** Shown above the buttons, and always visible. */
  readonly notice?: ReactNode;
  /** The buttons, within reach of the thumb on a phone; the secondary one first. */
  readonly foot?: ReactNode;
}

/**
 * The common layout of the areas' dialogs: title with a close button, introduction, content, buttons; full screen on
 * phones.
 */
export const DialogFrame = ({
  open,
  title,
  lead,
  side = false,
  maxWidth = 'sm',
  waiting = false,
  onClose,
  onGone,
  children,
  notice,
  foot,
}: DialogFrameProps) => {
  const id = useId();
  const small = useMediaQuery(SMALL);
  const leave = () => !waiting && onClose();
  return (
    <Dialog
      open={open}
      onClose={leave}
      fullScreen={small}
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={id}
      slotProps={{
        transition: { onExited: () => onGone?.() },
        paper: { sx: side && !small ? SIDE : {} },
        backdrop: { sx: side && !small ? { bgcolor: 'rgb(42 28 20 / 16%)' } : {} },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          gap: 1,
          pt: 1.5,
          pb: 1,
          pl: { xs: 2, sm: 3 },
          pr: 1,
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0, pt: 0.75 }}>
          <Typography
            id={id}
            variant="h3"
            component="h2"
            sx={{ fontSize: { xs: '1.2rem', sm: '1.44rem' }, overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          {lead && <Box sx={{ mt: 0.5, color: 'text.secondary' }}>{lead}</Box>}
        </Box>
        <IconButton aria-label="Close" onClick={leave} disabled={waiting}>
          <X size={20} aria-hidden />
        </IconButton>
      </Box>
      <DialogContent sx={{ px: { xs: 2, sm: 3 }, pt: 1, pb: 2.5, overflowX: 'hidden' }}>
        {children}
      </DialogContent>
      {notice}
      {foot && <Foot>{foot}</Foot>}
    </Dialog>
  );
};

const Foot = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      flexShrink: 0,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: 1,
      px: { xs: 2, sm: 3 },
      pt: 1.5,
      pb: 'max(12px, env(safe-area-inset-bottom))',
      borderTop: 1,
      borderColor: 'divider',
      '& > *': { flex: { xs: '1 1 auto', sm: 'none' }, whiteSpace: 'nowrap' },
    }}
  >
    {children}
  </Box>
);
