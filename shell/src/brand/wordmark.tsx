import { Box, ButtonBase } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import { Mark } from './mark.tsx';

/** Logo and name, linked to the home page. */
export const Wordmark = ({ size = 32 }: { size?: number }) => (
  <ButtonBase
    component={Link}
    to="/"
    aria-label="Sundara, home"
    sx={{ gap: 1, minHeight: 44, borderRadius: 2, color: 'primary.light' }}
  >
    <Mark size={size} />
    <Box
      component="span"
      sx={({ typography }) => ({
        fontFamily: typography.h1.fontFamily,
        fontSize: size * 0.82,
        fontWeight: typography.h1.fontWeight ?? 500,
        letterSpacing: '-0.02em',
        lineHeight: 1,
        color: 'text.primary',
      })}
    >
      Sundara
    </Box>
  </ButtonBase>
);
