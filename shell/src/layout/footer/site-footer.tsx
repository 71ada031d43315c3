import { Box, Container, DARK, LIGHT, Typography } from '@sundara/web/core';
import { Mark } from '../../brand/mark.tsx';
import { ContactLinks } from '../header/contact-links.tsx';
import { PageLinks } from '../page-links.tsx';
import { useLinks } from '../use-links.ts';

/** The footer of the home page and the static pages. */
export const SiteFooter = () => {
  const links = useLinks('footer');
  return (
    <Box component="footer" sx={{ mt: { xs: 6, md: 10 }, color: DARK.text, bgcolor: LIGHT.text }}>
      <Container maxWidth="lg" sx={{ py: { xs: 5, md: 7 } }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 6 },
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: '2fr 1fr 1fr' },
          }}
        >
          <Box sx={{ gridColumn: { sm: '1 / -1', md: 'auto' } }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.light' }}>
              <Mark size={32} />
              <Typography variant="h4" component="p" sx={{ color: DARK.text }}>
                Sundara
              </Typography>
            </Box>
            <Typography sx={{ mt: 1.5, maxWidth: '38ch', color: DARK.secondaryText }}>
              Hyderabad’s salons and spas, with real times, whole prices and a seat that is yours once you
              have paid.
            </Typography>
          </Box>
          {links.length > 0 && (
            <Box component="nav" aria-label="More pages" sx={{ display: 'grid', alignContent: 'start' }}>
              <PageLinks links={links} />
            </Box>
          )}
          <Box sx={{ display: 'grid', alignContent: 'start', justifyItems: 'start' }}>
            <ContactLinks />
            <Typography variant="body2" sx={{ mt: 1, color: DARK.secondaryText }}>
              Hyderabad, Telangana, India
            </Typography>
          </Box>
        </Box>
      </Container>
    </Box>
  );
};
