import { webAddress } from '@sundara/contracts';
import type { SalonReview } from '@sundara/contracts/api';
import { Box, Picture } from '@sundara/web/core';

/** The customer's photos, small; each opens in full in a new tab. */
export const ReviewPhotos = ({ photos }: { readonly photos: NonNullable<SalonReview['photos']> }) => (
  <Box
    component="ul"
    aria-label="Photos"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 1.25, p: 0, listStyle: 'none' }}
  >
    {photos.map((photo, n) => (
      <li key={photo.id}>
        <Box
          component="a"
          href={webAddress(`${photo.url}?w=1280`)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Photo ${n + 1} of ${photos.length}, in a new tab`}
          sx={{ display: 'block', width: 88, borderRadius: 1, overflow: 'hidden' }}
        >
          <Picture image={photo} ratio={1} sizes="88px" />
        </Box>
      </li>
    ))}
  </Box>
);
