import { Box, Button, Typography } from '@sundara/web/core';
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
        }}
      >
        Book Now
      </Button>
      {whyNot && (
        <Typography
          id={reason}
          variant="body2"
          sx={{ mt: 1, maxWidth: fullWidth ? undefined : 200, color: 'text.secondary', textAlign: 'center' }}
        >
          {whyNot}
        </Typography>
      )}
    </Box>
  );
};
