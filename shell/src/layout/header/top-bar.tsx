import { Box, Container, DARK, INNER_FOCUS_RING, LIGHT } from '@sundara/web/core';
import { PageLinks } from '../page-links.tsx';
import { useLinks } from '../use-links.ts';
import { ContactLinks } from './contact-links.tsx';

/** The strip above the header on wide screens: contact on the left, pages about us on the right. */
export const TopBar = () => {
  const links = useLinks('header');
  return (
    <Box
      component="section"
      aria-label="How to reach us"
      sx={{
        display: { xs: 'none', md: 'block' },
        fontSize: '0.85rem',
        color: DARK.text,
        bgcolor: LIGHT.text,
        // The window's edge and the header below would cut what is outside a link; the ring needs room within it.
        '& a': { px: 1, mx: -1 },
        '& a:focus-visible': INNER_FOCUS_RING,
      }}
    >
      <Container maxWidth="lg" sx={{ display: 'flex', justifyContent: 'space-between', gap: 3 }}>
        <Box sx={{ display: 'flex', gap: 3 }}>
          <ContactLinks />
        </Box>
        <Box component="nav" aria-label="About us" sx={{ display: 'flex', gap: 3 }}>
          <PageLinks links={links} />
        </Box>
      </Container>
    </Box>
  );
};
