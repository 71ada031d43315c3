import type { SalonDetail } from '@sundara/contracts/api';
import { Box, Picture, Typography } from '@sundara/web/core';
import { Section } from './section.tsx';

/** Transformations first shown (specification 1, section 9). */
const WORK_SHOWN = 6;

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 200px), 1fr))',
};

/** The rooms, and the work done in them. */
export const Gallery = ({ salon }: { salon: SalonDetail }) => (
  <Section id="gallery" title="Gallery">
    <Box component="ul" sx={grid}>
      {salon.galleryImages.map((image) => (
        <Box component="li" key={image.url} sx={{ borderRadius: 1.5, overflow: 'hidden' }}>
          <Picture image={image} ratio={4 / 3} sizes="(min-width: 900px) 220px, 45vw" />
        </Box>
      ))}
    </Box>
    {salon.workImages.length > 0 && (
      <>
        <Typography variant="h4" component="h3" sx={{ mt: 4, mb: 1.5 }}>
          Transformations
        </Typography>
        <Box component="ul" sx={grid}>
          {salon.workImages.slice(0, WORK_SHOWN).map((work) => (
            <li key={work.url}>
              <Box sx={{ borderRadius: 1.5, overflow: 'hidden' }}>
                <Picture image={work} ratio={4 / 5} sizes="(min-width: 900px) 220px, 45vw" />
              </Box>
              <Typography variant="body2" sx={{ mt: 0.75 }}>
                {work.title}
              </Typography>
            </li>
          ))}
        </Box>
      </>
    )}
  </Section>
);
