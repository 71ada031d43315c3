import { Box, Container, Picture, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';
import { housePicture } from '../../features/house-pictures/house-picture.ts';

const PICTURE = housePicture('mirror-row-ivory');

/** The promise of the marketplace, with the search and a picture of a room. */
export const Hero = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      position: 'relative',
      background:
        'radial-gradient(60rem 30rem at 85% -20%, rgb(197 144 93 / 30%), transparent 70%), radial-gradient(40rem 24rem at 0% 120%, rgb(197 144 93 / 18%), transparent 70%)',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Container
      maxWidth="lg"
      sx={{
        display: 'grid',
        columnGap: 8,
        // From the top on, as the rest of the column may come a moment after its first part is shown.
        alignItems: { xs: 'start', xl: 'center' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px', xl: 'minmax(0, 1fr) 480px' },
      }}
    >
      <Box sx={{ py: { xs: 4, md: 7 } }}>
        <Typography variant="h1" sx={{ maxWidth: '18ch' }}>
          Discover and Book the Best Beauty Services
        </Typography>
        <Typography sx={{ mt: 1.5, mb: { xs: 3, md: 4 }, color: 'text.secondary', fontSize: '1.15rem' }}>
          Find top-rated salons and spas in Hyderabad
        </Typography>
        {children}
      </Box>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          mt: 5,
          alignSelf: 'end',
          // An arch: half as much as it is wide, or more.
          borderRadius: '240px 240px 0 0',
          overflow: 'hidden',
          boxShadow: '0 24px 60px rgb(42 28 20 / 18%)',
        }}
      >
        <Picture image={PICTURE} ratio={4 / 5} sizes="(min-width: 900px) 500px, 1px" eager />
      </Box>
    </Container>
  </Box>
);
