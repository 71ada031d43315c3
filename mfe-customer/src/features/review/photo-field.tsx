import { MOST_REVIEW_PHOTOS } from '@sundara/contracts/api';
import { Box, Button, Typography, visuallyHidden } from '@sundara/web/core';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { PhotoTile } from './photo-tile.tsx';
import type { Photos } from './use-photos.ts';

/** With this list, phones convert pictures of other types to JPEG. */
const TAKEN = 'image/jpeg,image/png,image/webp,image/avif';

/** Photos for a review, from the phone or the computer. */
export const PhotoField = ({ photos }: { readonly photos: Photos }) => {
  const { chosen, room, add, retry, remove } = photos;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Box role="group" aria-labelledby="review-photos">
      <Typography id="review-photos" sx={{ fontWeight: 600 }}>
        Photos
      </Typography>
      <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
        Up to {MOST_REVIEW_PHOTOS}, 10 MB each. We take out what the camera wrote into them, the place too.
      </Typography>
      {chosen.length > 0 && (
        <Box
          component="ul"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, m: 0, mb: 1.5, p: 0, listStyle: 'none' }}
        >
          {chosen.map((item, index) => (
            <PhotoTile
              key={item.key}
              item={item}
              label={`photo ${index + 1}`}
              onRetry={() => {
                retry(item.key);
                button.current?.focus();
              }}
              onRemove={() => {
                remove(item.key);
                button.current?.focus();
              }}
            />
          ))}
        </Box>
      )}
      <Box
        component="input"
        ref={input}
        type="file"
        accept={TAKEN}
        multiple
        tabIndex={-1}
        aria-hidden
        data-testid="photo-input"
        onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => {
          add([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
        sx={visuallyHidden}
      />
      <Button
        ref={button}
        variant="outlined"
        startIcon={<ImagePlus size={18} aria-hidden />}
        aria-disabled={room === 0}
        onClick={() => room > 0 && input.current?.click()}
      >
        {room === 0 ? `${MOST_REVIEW_PHOTOS} photos, the most there can be` : 'Add photos'}
      </Button>
    </Box>
  );
};
