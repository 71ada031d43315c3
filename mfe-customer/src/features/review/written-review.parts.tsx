import { formatDate, webAddress } from '@sundara/contracts';
import type { OwnReview } from '@sundara/contracts/api';
import { Box, Picture, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';

export const Day = ({ at }: { readonly at: string }) => <time dateTime={at}>{formatDate(new Date(at))}</time>;

export const Words = ({ title, comment }: Pick<OwnReview, 'title' | 'comment'>) => (
  <>
    {title && (
      <Typography variant="h4" component="h3" sx={{ mt: 1 }}>
        {title}
      </Typography>
    )}
    {comment && (
      <Typography
        sx={{ mt: 0.75, maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 }}
      >
        {comment}
      </Typography>
    )}
  </>
);

export const Photos = ({ photos }: Pick<OwnReview, 'photos'>) => (
  <Box
    component="ul"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mt: 1.5, p: 0, listStyle: 'none' }}
  >
    {photos.map((photo, index) => (
      <li key={photo.id}>
        <Box
          component="a"
          href={webAddress(`${photo.url}?w=1280`)}
          target="_blank"
          rel="noreferrer"
          aria-label={`Photo ${index + 1} of ${photos.length}, opens in a new tab`}
          sx={{ display: 'block', width: 96, borderRadius: 1, overflow: 'hidden' }}
        >
          <Picture image={photo} ratio={1} sizes="96px" />
        </Box>
      </li>
    ))}
  </Box>
);

export const Quiet = ({ children }: { readonly children: ReactNode }) => (
  <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
    {children}
  </Typography>
);
