import { Box, Button, INNER_FOCUS_RING, NEEDS_SCRIPT } from '@sundara/web/core';
import { Images } from 'lucide-react';
import { prefetchLightbox } from '../../features/lightbox/load-lightbox.ts';
import type { Photo } from '../../features/lightbox/photo.ts';
import { PhotoButton } from './photo-button.tsx';
import { COVER_RATIO } from './photos-of.ts';

/** One large and four small (specification 1, section 2). */
const SHOWN = 5;

interface Props {
  readonly photos: readonly Photo[];
  readonly onOpen: (at: number) => void;
}

/** The first photos: one large, four small; on a phone the cover alone, from edge to edge. All open the lightbox. */
export const PhotoGrid = ({ photos, onOpen }: Props) => {
  const isGrid = photos.length >= SHOWN;
  const [cover, ...others] = photos.slice(0, isGrid ? SHOWN : 1);
  if (!cover) return null;
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 1,
        mx: { xs: -2, sm: 0 },
        gridTemplateColumns: { xs: '1fr', sm: isGrid ? '2fr 1fr 1fr' : '1fr' },
        gridTemplateRows: { sm: isGrid ? '1fr 1fr' : 'auto' },
        height: { sm: 'clamp(280px, 38vw, 470px)' },
        borderRadius: { sm: 2 },
        overflow: 'hidden',
      }}
    >
      <Box sx={{ gridRow: { sm: isGrid ? 'span 2' : 'auto' }, minHeight: 0 }}>
        <PhotoButton
          photo={cover}
          label={`Photo 1 of ${photos.length}`}
          ratio={COVER_RATIO}
          sizes="(min-width: 1200px) 580px, (min-width: 600px) 50vw, 100vw"
          onOpen={() => onOpen(0)}
          fill
          eager
        />
      </Box>
      {others.map((photo, index) => (
        <Box key={photo.image.url} sx={{ display: { xs: 'none', sm: 'block' }, minHeight: 0 }}>
          <PhotoButton
            photo={photo}
            label={`Photo ${index + 2} of ${photos.length}`}
            sizes="(min-width: 1200px) 290px, 25vw"
            onOpen={() => onOpen(index + 1)}
            fill
          />
        </Box>
      ))}
      <Button
        onClick={() => onOpen(0)}
        onPointerEnter={prefetchLightbox}
        onFocus={prefetchLightbox}
        startIcon={<Images size={18} aria-hidden />}
        sx={{
          position: 'absolute',
          right: 12,
          bottom: 12,
          bgcolor: 'background.paper',
          color: 'text.primary',
          boxShadow: '0 2px 12px rgb(42 28 20 / 25%)',
          '&:hover': { bgcolor: 'secondary.main' },
          // Outside it is a picture.
          '&:focus-visible': INNER_FOCUS_RING,
          ...NEEDS_SCRIPT,
        }}
      >
        View All Photos ({photos.length})
      </Button>
    </Box>
  );
};
