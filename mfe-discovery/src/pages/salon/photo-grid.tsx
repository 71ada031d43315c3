import type { SalonDetail } from '@sundara/contracts/api';
import { Box, Picture } from '@sundara/web/core';

const SHOWN = 5;
const RATIO = 3 / 2;

/** The salon's cover and its first pictures: one large, four small; on a phone the cover alone. */
export const PhotoGrid = ({ salon }: { salon: SalonDetail }) => {
  const [cover, ...others] = [salon.coverImage, ...salon.galleryImages].slice(0, SHOWN);
  if (!cover) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: others.length === SHOWN - 1 ? '2fr 1fr 1fr' : '1fr' },
        borderRadius: 2,
        overflow: 'hidden',
      }}
    >
      <Box sx={{ gridRow: { sm: 'span 2' } }}>
        <Picture
          image={cover}
          ratio={RATIO}
          sizes="(min-width: 600px) 50vw, 100vw"
          fill={others.length === SHOWN - 1}
          eager
        />
      </Box>
      {others.length === SHOWN - 1 &&
        others.map((image) => (
          <Box key={image.url} sx={{ display: { xs: 'none', sm: 'block' } }}>
            <Picture image={image} ratio={RATIO} sizes="25vw" />
          </Box>
        ))}
    </Box>
  );
};
