import { Box } from '@sundara/web/core';
import type { Photo } from '../../../features/lightbox/photo.ts';
import { sidewaysOnPhones } from '../../../features/sideways/sideways.ts';
import { PhotoButton } from '../photo-button.tsx';
import { GALLERY_RATIO } from '../photos-of.ts';
import { Section } from './section.tsx';
import { Transformations } from './transformations.tsx';

interface Props {
  readonly photos: readonly Photo[];
  readonly works: readonly Photo[];
  readonly onOpenPhoto: (at: number) => void;
  readonly onOpenWork: (at: number) => void;
}

/** The rooms, and the work done in them; every picture opens large. */
export const Gallery = ({ photos, works, onOpenPhoto, onOpenWork }: Props) => (
  <Section id="gallery" title="Gallery">
    <Box
      component="ul"
      aria-label="Photos"
      sx={{ ...sidewaysOnPhones('66%'), gap: 1.25, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}
    >
      {photos.map((photo, index) => (
        <Box component="li" key={photo.image.url} sx={{ borderRadius: 1.5, overflow: 'hidden' }}>
          <PhotoButton
            photo={photo}
            label={`Photo ${index + 1} of ${photos.length}`}
            ratio={GALLERY_RATIO}
            sizes="(min-width: 1200px) 250px, (min-width: 600px) 30vw, 66vw"
            onOpen={() => onOpenPhoto(index)}
          />
        </Box>
      ))}
    </Box>
    {works.length > 0 && <Transformations works={works} onOpen={onOpenWork} />}
  </Section>
);
