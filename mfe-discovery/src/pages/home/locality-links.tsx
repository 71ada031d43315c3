import type { Locality } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { Link } from '@sundara/web/router';

/** Whole rows of 2, 3 and 6. */
const SHOWN = 18;

const byCount = (a: Locality, b: Locality) => b.salons - a.salons || a.name.localeCompare(b.name, 'en-IN');

/** The localities with the most salons, each with how many it has. */
export const LocalityLinks = ({ localities }: { localities: readonly Locality[] }) => {
  if (localities.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="localities">
      <Typography variant="h2" id="localities" sx={{ mb: 2.5 }}>
        Salons by locality
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.25,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            md: 'repeat(6, minmax(0, 1fr))',
          },
        }}
      >
        {[...localities]
          .sort(byCount)
          .slice(0, SHOWN)
          .map(({ name, salons }) => (
            <li key={name}>
              <Box
                component={Link}
                to={`/salons?sublocality=${encodeURIComponent(name)}`}
                sx={{
                  display: 'block',
                  height: '100%',
                  px: 1.75,
                  py: 1.25,
                  color: 'inherit',
                  textDecoration: 'none',
                  borderRadius: 1.5,
                  border: 1,
                  borderColor: 'divider',
                  bgcolor: 'background.paper',
                  '&:hover': { borderColor: 'primary.light' },
                }}
              >
                <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                  {name}
                </Box>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {salons} {salons === 1 ? 'salon' : 'salons'}
                </Typography>
              </Box>
            </li>
          ))}
      </Box>
    </Box>
  );
};
