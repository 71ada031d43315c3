import { Box, IconButton, Typography, useMediaQuery } from '@sundara/web/core';
import { Dialog, DialogContent, DialogTitle } from '@sundara/web/form';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Phones, upright or on their side, give the dialog all they have. */
const SMALL = '(max-width: 599.95px), (max-height: 559.95px)';

interface Props {
  readonly open: boolean;
  readonly title: string;
  /** Something is being sent: until the answer is here nothing closes. */
  readonly waiting: boolean;
  readonly maxWidth?: 'sm' | 'md';
  /** One height for all steps, so that nothing jumps between them. */
  readonly tall?: boolean;
  readonly onClose: () => void;
  /** The dialog has gone, after its animation. */
  readonly onGone?: (() => void) | undefined;
  readonly children: ReactNode;
  /** The ways on, under the thumb on a phone; the lesser one first. */
  readonly foot: ReactNode;
}

/** The one shape of this remote's dialogs: title with a way out, what it is about, the ways on. */
export const DialogFrame = ({
  open,
  title,
  waiting,
  maxWidth = 'sm',
  tall = false,
  onClose,
  onGone,
  children,
  foot,
}: Props) => {
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
        paper: { sx: small || !tall ? {} : { height: 'min(720px, calc(100% - 64px))' } },
      }}
    >
      <DialogTitle
        component="div"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, pl: { xs: 2, sm: 3 }, pr: 1 }}
      >
        <Typography
          id={id}
          variant="h3"
          component="h2"
          sx={{ flex: 1, minWidth: 0, fontSize: { xs: '1.2rem', sm: '1.44rem' } }}
        >
          {title}
        </Typography>
        <IconButton aria-label="Close" onClick={leave} disabled={waiting}>
          <X size={20} aria-hidden />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 2, sm: 3 }, pb: 2.5, overflowX: 'hidden' }}>{children}</DialogContent>
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
        {foot}
      </Box>
    </Dialog>
  );
};
