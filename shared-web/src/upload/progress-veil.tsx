import { Box, Button } from '@sundara/web/core';
import type { Sending } from './use-upload.ts';

const wordsOf = ({ step, share }: Sending): string => {
  if (step === 'waiting') return 'Getting ready…';
  return share < 1 ? `Sending, ${Math.round(share * 100)}%` : 'Almost there…';
};

interface Props {
  readonly item: Sending;
  /** 'Cover picture'. */
  readonly of: string;
  readonly onCancel: () => void;
}

/** The upload progress of a picture, over its preview, with a button that cancels it. */
export const ProgressVeil = ({ item, of, onCancel }: Props) => (
  <Box
    sx={{
      position: 'absolute',
      inset: 0,
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: 1,
      p: 1,
      color: '#FFFFFF',
      bgcolor: 'rgb(27 19 16 / 68%)',
      fontSize: '0.83rem',
      fontWeight: 600,
    }}
  >
    <span aria-hidden>{wordsOf(item)}</span>
    <Box
      role="progressbar"
      aria-label={`Upload of ${of}`}
      aria-valuenow={Math.round(item.share * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={wordsOf(item)}
      sx={{ width: 104, height: 6, borderRadius: 3, bgcolor: 'rgb(255 255 255 / 30%)', overflow: 'hidden' }}
    >
      <Box
        sx={{ height: '100%', borderRadius: 3, bgcolor: '#E9B98A', transition: 'width 200ms ease-out' }}
        style={{ width: `${Math.round(item.share * 100)}%` }}
      />
    </Box>
    <Button color="inherit" onClick={onCancel} aria-label={`Cancel the upload of ${of}`}>
      Cancel
    </Button>
  </Box>
);
