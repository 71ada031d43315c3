import type { SalonDetail } from '@sundara/contracts/api';
import { Box, NEEDS_SCRIPT } from '@sundara/web/core';
import { FavouriteButton } from '../../features/favourite/favourite-button.tsx';
import type { Photo } from '../../features/lightbox/photo.ts';
import { ShareButton } from '../../features/share/share-button.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import { SalonHeading } from './salon-heading.tsx';

interface Props {
  readonly salon: SalonDetail;
  readonly photos: readonly Photo[];
  readonly onOpenPhoto: (at: number) => void;
}

/** The top of the page: photos, name, and the buttons to share and to save it; on a phone those lie on the photo. */
export const SalonHero = ({ salon, photos, onOpenPhoto }: Props) => (
  <Box sx={{ position: 'relative' }}>
    <PhotoGrid photos={photos} onOpen={onOpenPhoto} />
    <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 3 }}>
      <SalonHeading salon={salon} />
      <Box
        sx={{
          ...NEEDS_SCRIPT,
          display: 'flex',
          gap: 1,
          position: { xs: 'absolute', sm: 'static' },
          top: 12,
          right: -4,
          pb: { sm: 2, md: 3 },
        }}
      >
        <ShareButton salonId={salon.id} salonName={salon.name} />
        <FavouriteButton salonId={salon.id} salonName={salon.name} labelled />
      </Box>
    </Box>
  </Box>
);
