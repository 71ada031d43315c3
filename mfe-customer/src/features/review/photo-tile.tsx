import {
  Box,
  Button,
  CircularProgress,
  IconButton,
  INNER_FOCUS_RING,
  Picture,
  Typography,
} from '@sundara/web/core';
import { ImageOff, X } from 'lucide-react';
import type { ChosenPhoto } from './use-photos.ts';

interface Props {
  readonly item: ChosenPhoto;
  /** 'photo 2'. */
  readonly label: string;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

const Shown = ({ item: { photo, preview } }: { readonly item: ChosenPhoto }) => {
  if (preview)
    return (
      <Box
        component="img"
        src={preview}
        alt=""
        sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover' }}
      />
    );
  if (photo) return <Picture image={photo} ratio={1} sizes="112px" />;
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', height: '100%', color: 'text.secondary' }}>
      <ImageOff size={24} aria-hidden />
    </Box>
  );
};

/** One photo of the form: its state, and its actions. */
export const PhotoTile = ({ item, label, onRetry, onRemove }: Props) => (
  <Box component="li" sx={{ width: 112 }}>
    <Box
      sx={{
        position: 'relative',
        height: 112,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'secondary.main',
      }}
    >
      <Shown item={item} />
      {item.step === 'sending' && (
        <Box
          role="status"
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeItems: 'center',
            alignContent: 'center',
            gap: 0.75,
            color: '#FFFFFF',
            bgcolor: 'rgb(27 19 16 / 62%)',
            fontSize: '0.83rem',
          }}
        >
          <CircularProgress size={24} color="inherit" aria-hidden />
          Sending…
        </Box>
      )}
      <IconButton
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        sx={{ position: 'absolute', top: 0, right: 0, '&:focus-visible': INNER_FOCUS_RING }}
      >
        <Box
          component="span"
          sx={{
            display: 'grid',
            p: 0.5,
            borderRadius: '50%',
            color: '#FFFFFF',
            bgcolor: 'rgb(27 19 16 / 72%)',
          }}
        >
          <X size={16} aria-hidden />
        </Box>
      </IconButton>
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
        <Button onClick={onRetry} aria-label={`Retry ${label}`} sx={{ px: 1, ml: -1 }}>
          Retry
        </Button>
      </Box>
    )}
  </Box>
);
