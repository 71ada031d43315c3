import type { Photo } from '@sundara/contracts/api';
import { Box, ButtonBase, Picture } from '@sundara/web/core';
import { prefetchLightbox } from '../lightbox/load-lightbox.ts';

interface Props {
  readonly photos: readonly Photo[];
  /** 'Asha R.' */
  readonly author: string;
  readonly onOpen: (at: number) => void;
}

/** A customer's photos, in a row of squares whose space is reserved; each opens large. */
export const ReviewPhotos = ({ photos, author, onOpen }: Props) => (
  <Box
    component="ul"
    aria-label={`Photos by ${author}`}
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 1.5, p: 0, listStyle: 'none' }}
  >
    {photos.map((photo, index) => (
      <li key={photo.id}>
        <ButtonBase
          aria-label={`Photo ${index + 1} of ${photos.length} by ${author}`}
          onClick={() => onOpen(index)}
          onPointerEnter={prefetchLightbox}
          onFocus={prefetchLightbox}
          sx={{ display: 'block', width: { xs: 72, sm: 88 }, borderRadius: 1, overflow: 'hidden' }}
        >
          <Picture image={{ ...photo, alt: '' }} ratio={1} sizes="88px" />
        </ButtonBase>
      </li>
    ))}
  </Box>
);
