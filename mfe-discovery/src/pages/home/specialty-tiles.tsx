import { Box, Picture } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import { LayoutGrid } from 'lucide-react';
import { SPECIALTIES } from '../../features/filters/choices.ts';
import { housePicture } from '../../features/house-pictures/house-picture.ts';

const PICTURES: Record<(typeof SPECIALTIES)[number], ReturnType<typeof housePicture>> = {
  Hair: housePicture('scissors-rose'),
  Makeup: housePicture('eye-shadow-terracotta'),
  Spa: housePicture('bath-tub-sage'),
  Skin: housePicture('jade-roller-lagoon'),
  Nails: housePicture('nail-polish-mulberry'),
  Beard: housePicture('beard-profile-sage'),
  Massage: housePicture('massage-oil-terracotta'),
};

const tile = {
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  textAlign: 'center',
  fontWeight: 600,
  borderRadius: 1.5,
  '& img': { transition: 'transform 400ms ease, opacity 250ms ease-out' },
  '@media (hover: hover)': { '&:hover img': { transform: 'scale(1.06)' } },
} as const;

const frame = {
  mb: 0.75,
  borderRadius: 1.5,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
} as const;

/** The specialties; each links to the list of the salons that offer it. */
export const SpecialtyTiles = () => (
  <Box component="nav" aria-label="Specialties">
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: { xs: 1.25, sm: 2 },
        gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', md: 'repeat(8, minmax(0, 1fr))' },
      }}
    >
      {SPECIALTIES.map((name) => (
        <li key={name}>
          <Box component={Link} to={`/salons?specialty=${name}`} sx={tile}>
            <Box sx={frame}>
              <Picture image={PICTURES[name]} ratio={1} sizes="(min-width: 900px) 140px, 22vw" />
            </Box>
            {name}
          </Box>
        </li>
      ))}
      <li>
        <Box component={Link} to="/salons" sx={tile}>
          <Box
            sx={{
              ...frame,
              aspectRatio: '1',
              display: 'grid',
              placeItems: 'center',
              bgcolor: 'secondary.main',
              color: 'secondary.contrastText',
            }}
          >
            <LayoutGrid size={28} strokeWidth={1.5} aria-hidden />
          </Box>
          All salons
        </Box>
      </li>
    </Box>
  </Box>
);
