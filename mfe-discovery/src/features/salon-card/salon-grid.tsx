import type { FoundSalon } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { SalonCard } from './salon-card.tsx';

/** How many covers are on the first screen of a wide window and are fetched at once. */
const FIRST_SCREEN = 4;

interface Props {
  readonly salons: readonly FoundSalon[];
  /** The next free start of each salon, by id; a missing salon is not known yet. */
  readonly slots?: ReadonlyMap<string, string | null>;
  /** False for a grid that is reached by scrolling: its covers are not fetched at once. */
  readonly first?: boolean;
}

/** Salon cards in as many columns as fit: one on a phone, four at 1200 px. */
export const SalonGrid = ({ salons, slots, first = true }: Props) => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: { xs: 2, md: 2.5 },
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))',
    }}
  >
    {salons.map((salon, index) => (
      <li key={salon.id}>
        <SalonCard salon={salon} eager={first && index < FIRST_SCREEN} nextSlot={slots?.get(salon.id)} />
      </li>
    ))}
  </Box>
);
