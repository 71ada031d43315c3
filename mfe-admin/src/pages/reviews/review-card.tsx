import { formatDate, webAddress } from '@sundara/contracts';
import type { AdminReview } from '@sundara/contracts/api';
import { Box, Button, Paper, Picture, Typography } from '@sundara/web/core';
import { Stars } from '@sundara/web/rating';
import { BlurredPhotos, HiddenNote } from '@sundara/web/review';
import { Eye, EyeOff } from 'lucide-react';

interface Props {
  readonly review: AdminReview;
  /** It is being shown again. */
  readonly showing: boolean;
  readonly onHide: () => void;
  readonly onShow: () => void;
  /** Filters the list by its salon; missing if it already is. */
  readonly onSalon: (() => void) | undefined;
}

const words = { maxWidth: '70ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const Photos = ({ photos }: { readonly photos: NonNullable<AdminReview['photos']> }) => (
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

/** One review, the salon's answer, and buttons to hide it or show it again. */
export const ReviewCard = ({ review, showing, onHide, onShow, onSalon }: Props) => {
  const { rating, title, comment, author, date, edited, photos = [], reply, salon, hidden, can } = review;
  const act = {
    'data-takes-focus': true,
    size: 'small',
    variant: 'outlined',
    sx: { minHeight: 44 },
  } as const;
  return (
    <Paper
      component="article"
      aria-label={`Review by ${author} of ${salon.name}`}
      sx={{ p: { xs: 2, sm: 2.5 }, border: 1, borderColor: 'divider', borderRadius: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Stars rating={rating} />
        {onSalon ? (
          <Button
            size="small"
            onClick={onSalon}
            aria-label={`Reviews of ${salon.name} alone`}
            sx={{ minHeight: 44, px: 0.5, textAlign: 'start', overflowWrap: 'anywhere' }}
          >
            {salon.name}
          </Button>
        ) : (
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {salon.name}
          </Box>
        )}
      </Box>
      {title && (
        <Typography variant="h5" component="h2" sx={{ fontSize: '1.1rem', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      )}
      {comment && <Typography sx={{ mt: 0.5, ...words }}>{comment}</Typography>}
      {photos.length > 0 && (hidden ? <BlurredPhotos photos={photos} /> : <Photos photos={photos} />)}
      <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
        {[author, formatDate(new Date(date)), edited && 'edited'].filter(Boolean).join(' · ')}
      </Typography>
      {reply && (
        <Box sx={{ mt: 1.25, pl: 2, borderLeft: 3, borderColor: 'primary.light' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            The salon answered
          </Typography>
          <Typography sx={words}>{reply.text}</Typography>
        </Box>
      )}
      {hidden && (
        <HiddenNote hidden={hidden} by={hidden.by}>
          {review.changedSince && 'Its author has written it anew since: look whether it can be shown again.'}
        </HiddenNote>
      )}
      <Box sx={{ mt: 1.5 }}>
        {can.show ? (
          <Button
            {...act}
            startIcon={<Eye size={18} aria-hidden />}
            aria-disabled={showing}
            aria-label={showing ? undefined : `Show again: the review by ${author} of ${salon.name}`}
            onClick={onShow}
          >
            {showing ? 'Showing…' : 'Show again'}
          </Button>
        ) : (
          can.hide && (
            <Button
              {...act}
              startIcon={<EyeOff size={18} aria-hidden />}
              aria-label={`Hide the review by ${author} of ${salon.name}`}
              onClick={onHide}
            >
              Hide…
            </Button>
          )
        )}
      </Box>
    </Paper>
  );
};
