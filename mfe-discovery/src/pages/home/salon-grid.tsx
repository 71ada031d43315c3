import type { Salon } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { SalonCard } from './salon-card.tsx';

/** How many covers stand on the first screen and are fetched at once. */
const FIRST_SCREEN = 3;

/** Salon cards in as many columns as fit. */
export const SalonGrid = ({ salons }: { salons: readonly Salon[] }) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: { xs: 2.5, md: 3.5 },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))',
    }}
  >
    {salons.map((salon, index) => (
      <li key={salon.id}>
        <SalonCard salon={salon} eager={index < FIRST_SCREEN} />
      </li>
    ))}
  </Box>
);
