import { AppLink, Box, Container, LinkButton, Typography } from '@sundara/web/core';
import { Mark } from '../brand/mark.tsx';
import { useServices } from '../services/services.ts';

/** The page may belong to a part that this page had to leave out. */
const PartMissing = () => (
  <Typography sx={{ color: 'text.secondary', mb: 4, textWrap: 'balance' }}>
    A part of Sundara is not available at the moment. If this page was there before, try again in a little
    while.
  </Typography>
);

/** What most visitors look for. */
const POPULAR = ['Hair', 'Makeup', 'Spa', 'Nails', 'Massage'] as const;

const PopularLinks = () => (
  <Box
    component="nav"
    aria-label="Popular"
    sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 2.5 }}
  >
    {POPULAR.map((specialty) => (
      <AppLink key={specialty} to={`/salons?specialty=${specialty}`} sx={{ py: 1.25 }}>
        {specialty}
      </AppLink>
    ))}
    <AppLink to="/contact" sx={{ py: 1.25 }}>
      Contact us
    </AppLink>
  </Box>
);

/** An unknown path (specification 1, section 8). */
export const NotFoundPage = () => {
  const { leftOut } = useServices().page.composition;
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 8, md: 14 }, textAlign: 'center' }}>
      <Box sx={{ color: 'primary.light', mb: 3 }}>
        <Mark size={56} />
      </Box>
      <Typography variant="h2" component="h1" gutterBottom>
        404 - Page Not Found
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 4, textWrap: 'balance' }}>
        This address leads nowhere on Sundara. It may be mistyped, or the page has moved.
      </Typography>
      {leftOut && <PartMissing />}
      <LinkButton to="/" variant="contained" size="large">
        Find a salon
      </LinkButton>
      <PopularLinks />
    </Container>
  );
};
