import { AppLink, Button, Container, EmptyFace, ErrorFace, Typography } from '@sundara/web/core';
import { useLoaderData, useNavigation, useRevalidator, useSearchParams } from '@sundara/web/router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { SalonGrid } from '../../features/salon-card/salon-grid.tsx';
import { countOf, headingOf } from './filter-salons.ts';
import { Hero } from './hero.tsx';
import type { HomeData } from './home.loader.ts';
import { useFoundSalons } from './use-found-salons.ts';

/** Home: find a salon by locality and by words (specification 1, section 2). */
export const HomePage = () => {
  const { location, salons, sublocalities } = useLoaderData<HomeData>();
  const [, setParams] = useSearchParams();
  const [text, setText] = useState('');
  const { state: revalidating, revalidate } = useRevalidator();
  const changing = useNavigation().state === 'loading';
  const chooseLocation = (place: string) =>
    setParams(place ? { location: place } : {}, { preventScrollReset: true });
  const clear = () => {
    setText('');
    chooseLocation('');
  };
  const { found, total, searching } = useFoundSalons(salons, location, text);

  return (
    <>
      <Hero
        location={location ?? ''}
        sublocalities={sublocalities}
        text={text}
        onLocation={chooseLocation}
        onText={setText}
      />
      <Container
        component="section"
        maxWidth="lg"
        aria-labelledby="salons"
        aria-busy={changing || searching}
        sx={{ py: { xs: 4, md: 7 } }}
      >
        <Typography variant="h2" id="salons">
          {headingOf(location, text)}
        </Typography>
        {salons.ok && (
          <Typography role="status" sx={{ color: 'text.secondary', mb: 3 }}>
            {countOf(total)}
          </Typography>
        )}
        {!salons.ok && (
          <ErrorFace
            title="Failed to load salons"
            reason={salons.failure.message}
            code={salons.failure.kind === 'rejected' ? salons.failure.code : salons.failure.kind}
            onRetry={revalidate}
            retrying={revalidating === 'loading'}
          />
        )}
        {salons.ok && found.length > 0 && <SalonGrid salons={found} />}
        {salons.ok && found.length === 0 && (
          <EmptyFace
            icon={<Search size={40} strokeWidth={1.25} aria-hidden />}
            title="No salons found matching your search criteria."
          >
            <Button variant="contained" onClick={clear}>
              Clear Search
            </Button>
          </EmptyFace>
        )}
        {found.length > 0 && (location || total > found.length) && (
          <Typography sx={{ mt: 4, textAlign: 'center', color: 'text.secondary' }}>
            {total > found.length &&
              `These are the ${found.length} best rated. Search, or choose a locality, to find the others. `}
            {location && <AppLink to="/">See all of Hyderabad</AppLink>}
          </Typography>
        )}
      </Container>
    </>
  );
};
