import type { Salon } from '@sundara/contracts/api';
import type { Result } from '@sundara/contracts/federation';
import { Box, EmptyFace, LinkButton } from '@sundara/web/core';
import { FailedFace, ListSection } from '@sundara/web/table';
import { Heart } from 'lucide-react';
import { FavouriteCard } from './favourite-card.tsx';
import { useHearts } from './use-hearts.ts';

/** The number of covers on the first screen of a wide window. */
const FIRST_SCREEN = 3;

const countText = (count: number): string => (count === 1 ? '1 salon' : `${count} salons`);

const Cards = ({ salons }: { readonly salons: readonly Salon[] }) => {
  const { isKept, toggle } = useHearts();
  return (
    <ListSection title="Favourites" status={countText(salons.filter(({ id }) => isKept(id)).length)}>
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
            <FavouriteCard
              salon={salon}
              kept={isKept(salon.id)}
              eager={index < FIRST_SCREEN}
              onToggle={() => toggle(salon)}
            />
          </li>
        ))}
      </Box>
    </ListSection>
  );
};

/** The customer's favourite salons, the latest first. */
export const FavouritesSection = ({ salons }: { readonly salons: Result<readonly Salon[]> }) => {
  if (!salons.ok) return <FailedFace title="We could not load your favourites" failure={salons.failure} />;
  if (salons.data.length > 0) return <Cards salons={salons.data} />;
  return (
    <ListSection title="Favourites">
      <EmptyFace
        icon={<Heart size={40} strokeWidth={1.25} aria-hidden />}
        title="Tap the heart of a salon, and it waits for you here"
      >
        <LinkButton to="/salons" variant="contained">
          Find a salon
        </LinkButton>
      </EmptyFace>
    </ListSection>
  );
};
