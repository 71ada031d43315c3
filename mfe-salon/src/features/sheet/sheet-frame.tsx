import { Box, IconButton, Typography, useMediaQuery } from '@sundara/web/core';
import { Dialog, DialogContent } from '@sundara/web/form';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLeave } from './use-leave.tsx';

/** Phones, upright or on their side, give the sheet all they have. */
const SMALL = '(max-width: 599.95px), (max-height: 559.95px)';

const SIDE = {
  position: 'fixed',
  inset: '12px 12px 12px auto',
  m: 0,
  width: 420,
  maxHeight: 'none',
  height: 'calc(100% - 24px)',
} as const;

interface Props {
  readonly open: boolean;
  readonly title: string;
  readonly lead?: ReactNode;
  /** At the side on wide screens, so that the calendar stays in view. */
  readonly side?: boolean;
  /** Something is being sent: until the answer is here nothing closes. */
  readonly waiting?: boolean;
  /** Something was entered that nobody has received: closing asks first. */
  readonly isChanged?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The ways on, under the thumb on a phone; the lesser one first. */
  readonly foot?: ReactNode;
}

/** The one shape of the salon's dialogs: one at a time, at the side or in the middle, the whole of a phone. */
export const SheetFrame = ({
  open,
  title,
  lead,
  side = false,
  waiting = false,
  isChanged = false,
  onClose,
  children,
  foot,
}: Props) => {
  const id = useId();
  const small = useMediaQuery(SMALL);
  const { leave, question } = useLeave({ isChanged, isBusy: waiting, onLeave: onClose });
  return (
    <Dialog
      open={open}
      onClose={leave}
      fullScreen={small}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{
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
          <Typography id={id} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
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
      {question}
      {foot && (
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
      )}
    </Dialog>
  );
};
