import { Box } from '@sundara/web/core';

/** Says in a corner of a picture that it is drawn; its parent is positioned. */
export const IllustrationMark = () => (
  <Box
    component="span"
    sx={{
      position: 'absolute',
      left: 8,
      bottom: 8,
      px: 1,
      borderRadius: 1,
      fontSize: '0.75rem',
      lineHeight: '22px',
      // Over white it has a contrast of 7.
      bgcolor: 'rgb(42 28 20 / 80%)',
      color: '#FFF8F0',
      pointerEvents: 'none',
    }}
  >
    Illustration
  </Box>
);
