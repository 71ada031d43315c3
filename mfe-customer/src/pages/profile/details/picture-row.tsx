import { Box, BRONZE, Button, initialsOf, ON_BRONZE, Typography, useShell } from '@sundara/web/core';
import { Camera, UserRound } from 'lucide-react';

/** The picture, for now the initials; changing it is not available yet (specification 1, section 2). */
export const PictureRow = ({ name }: { readonly name: string }) => {
  const { notify } = useShell();
  const initials = initialsOf(name);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, sm: 3 }, mb: { xs: 3, sm: 4 } }}>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: { xs: 72, sm: 88 },
          height: { xs: 72, sm: 88 },
          borderRadius: '50%',
          bgcolor: BRONZE,
          color: ON_BRONZE,
          fontFamily: 'h2.fontFamily',
          fontSize: { xs: '1.73rem', sm: '2.07rem' },
          fontWeight: 500,
        }}
      >
        {initials || <UserRound size={36} strokeWidth={1.5} />}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Button
          onClick={() => notify.info('Changing your profile picture is coming soon')}
          startIcon={<Camera size={18} aria-hidden />}
          sx={{ mt: 0.25, ml: -1, px: 1.5 }}
        >
          Change picture
        </Button>
      </Box>
    </Box>
  );
};
