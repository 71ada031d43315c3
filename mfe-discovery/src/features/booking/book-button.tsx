import { Box, Button, NEEDS_SCRIPT, Typography } from '@sundara/web/core';
import { useId } from 'react';

interface Props {
  /** Why it can't be used now; undefined when it can. */
  readonly whyNot: string | undefined;
  readonly onBook: () => void;
  readonly fullWidth?: boolean;
}

/** The Book Now button; when it can't be used it stays focusable and says why. */
export const BookButton = ({ whyNot, onBook, fullWidth = false }: Props) => {
  const reason = useId();
  return (
    <Box sx={{ flexShrink: 0 }}>
      <noscript>
        <Typography variant="body2">
          To book here your browser must run JavaScript. Or call the salon.
        </Typography>
      </noscript>
      <Button
        fullWidth={fullWidth}
        variant="contained"
        size="large"
        aria-disabled={whyNot !== undefined}
        aria-describedby={whyNot ? reason : undefined}
        onClick={whyNot ? undefined : onBook}
        sx={{
          '&[aria-disabled="true"]': {
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
            cursor: 'not-allowed',
          },
          ...NEEDS_SCRIPT,
        }}
      >
        Book Now
      </Button>
      {whyNot && (
        <Typography
          id={reason}
          variant="body2"
          sx={{
            mt: 1,
            maxWidth: fullWidth ? undefined : 200,
            color: 'text.secondary',
            textAlign: 'center',
            ...NEEDS_SCRIPT,
          }}
        >
          {whyNot}
        </Typography>
      )}
    </Box>
  );
};
