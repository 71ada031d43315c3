import { Box, Button, Typography } from '@sundara/web/core';
import { ProgressVeil } from './progress-veil.tsx';
import type { Sending } from './use-upload.ts';

interface Props {
  readonly item: Sending;
  /** 'new picture 2'. */
  readonly name: string;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** A picture of a list that is being sent, or could not be sent. */
export const SendingTile = ({ item, name, onCancel, onRetry }: Props) => (
  <Box component="li">
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '1',
        borderRadius: 1.5,
        overflow: 'hidden',
        bgcolor: 'secondary.main',
      }}
    >
      {item.preview && (
        <Box
          component="img"
          src={item.preview}
          alt=""
          sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
        />
      )}
      {item.step !== 'failed' && <ProgressVeil item={item} of={name} onCancel={onCancel} />}
    </Box>
    {item.step === 'failed' && (
      <Box role="alert">
        <Typography
          variant="caption"
          component="p"
          sx={{ mt: 0.75, color: 'error.main', overflowWrap: 'anywhere' }}
        >
          {item.reason}
        </Typography>
        <Button onClick={onRetry} aria-label={`Retry ${name}`} sx={{ px: 1, ml: -1 }}>
          Retry
        </Button>
        <Button onClick={onCancel} aria-label={`Dismiss ${name}`} sx={{ px: 1 }}>
          Dismiss
        </Button>
      </Box>
    )}
  </Box>
);
