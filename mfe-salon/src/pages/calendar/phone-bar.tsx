import { Box, Button, IconButton, SCREEN_ONLY } from '@sundara/web/core';
import { Ellipsis, UserPlus } from 'lucide-react';

interface Props {
  readonly onWalkIn: () => void;
  readonly onMore: () => void;
}

/** Its height without the room for a phone's own bar. */
export const PHONE_BAR_PX = 77;

/** The main action within the thumb's reach, and a button for the others. */
export const PhoneBar = ({ onWalkIn, onMore }: Props) => (
  <Box
    sx={{
      position: 'fixed',
      zIndex: 'appBar',
      insetInline: 0,
      bottom: 0,
      display: 'flex',
      gap: 1,
      px: 2,
      pt: 1.5,
      pb: 'max(12px, env(safe-area-inset-bottom))',
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      ...SCREEN_ONLY,
    }}
  >
    <Button
      fullWidth
      size="large"
      variant="contained"
      startIcon={<UserPlus size={20} aria-hidden />}
      onClick={onWalkIn}
    >
      Walk-in
    </Button>
    <IconButton
      aria-label="More: running late, block time, closed days"
      onClick={onMore}
      sx={{ width: 52, height: 52, border: 1, borderColor: 'divider' }}
    >
      <Ellipsis size={22} aria-hidden />
    </IconButton>
  </Box>
);
