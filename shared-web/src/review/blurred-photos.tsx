import type { Photo } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';

/**
 * Photos of a hidden review: the photos themselves are withheld, so only the blurred copies in the review are shown.
 */
export const BlurredPhotos = ({ photos }: { readonly photos: readonly Photo[] }) => (
  <Box
    component="ul"
    aria-label="Hidden photos"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 1.25, p: 0, listStyle: 'none' }}
  >
    {photos.map(({ id, placeholder }, n) => (
      <li key={id}>
        <Box
          role="img"
          aria-label={`Photo ${n + 1} of ${photos.length}, hidden`}
          sx={{ width: 88, height: 88, borderRadius: 1, bgcolor: 'secondary.main', backgroundSize: 'cover' }}
          style={{ backgroundImage: `url("${placeholder}")` }}
        />
      </li>
    ))}
  </Box>
);
