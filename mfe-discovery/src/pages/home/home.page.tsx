import { Box, Container } from '@sundara/web/core';
import { useLoaderData, useNavigation, useRevalidator, useSearchParams } from '@sundara/web/router';
import { KeptBanner } from '../../features/kept-data/kept-banner.tsx';
import { ServiceHits } from '../../features/service-card/service-hits.tsx';
import { Hero } from './hero.tsx';
import { HeroSearch } from './hero-search.tsx';
import type { HomeData } from './home.loader.ts';
import { useHomeMemory } from './home-memory.ts';
import { LocalityLinks } from './locality-links.tsx';
import { SalonResults } from './salon-results.tsx';
import { STEP } from './salon-steps.tsx';
import { SpecialtyTiles } from './specialty-tiles.tsx';
import { ToSalons } from './to-salons.tsx';
import { useFoundSalons } from './use-found-salons.ts';
import { WhenLinks } from './when-links.tsx';

/** Home: what there is, then salons by locality and by words (specification 1, section 2). */
export const HomePage = () => {
  const { location, salons, localities } = useLoaderData<HomeData>();
  const [, setParams] = useSearchParams();
  const [{ text, shown, restored }, setMemory] = useHomeMemory({ text: '', shown: STEP });
  const { state: revalidating, revalidate } = useRevalidator();
  const coming = useNavigation().location;
  // A choice shows at once, while its salons are loading.
  const here = coming?.pathname === '/' ? new URLSearchParams(coming.search).get('location') : location;
  const chooseLocation = (place: string) => {
    setMemory({ text, shown: STEP });
    setParams(place ? { location: place } : {}, { preventScrollReset: true });
  };
  const clear = () => {
    setMemory({ text: '', shown: STEP });
    if (location) setParams({}, { preventScrollReset: true });
  };
  const found = useFoundSalons(salons, location, text);
  const narrowed = Boolean(here) || text.trim() !== '';

  return (
    <>
      <Hero>
        <HeroSearch
          location={here ?? ''}
          localities={localities}
          text={text}
          onLocation={chooseLocation}
          onText={(typed) => setMemory({ text: typed, shown: STEP })}
        />
        <WhenLinks location={here ?? ''} text={text} />
        <ToSalons total={salons.ok ? found.total : 0} isCapped={found.isCapped} />
      </Hero>
      <Container maxWidth="lg" sx={{ display: 'grid', gap: { xs: 5, md: 8 }, py: { xs: 4, md: 6 } }}>
        <KeptBanner
          keptAt={salons.keptAt}
          keptFor={salons.keptFor}
          onRetry={revalidate}
          retrying={revalidating === 'loading'}
        />
        {!narrowed && <SpecialtyTiles />}
        {!narrowed && salons.ok && (
          <ServiceHits
            // The most booked of services that hardly anybody books are no advice.
            hits={salons.data.services.filter(({ popular }) => popular)}
            title="Most booked"
            hint="What people in Hyderabad book most, with what it costs and where."
            oneRow
          />
        )}
        {/* A salon that stays in the list keeps its card: a press on one that is taken away before the release is no
            click. A reload restores the text after the server's page has shown: that list is a new one, and none moves. */}
        <Box key={restored ? 'restored' : 'first'} sx={{ minWidth: 0, minHeight: '60vh' }}>
          <SalonResults
            salons={salons}
            found={found}
            location={location}
            text={text}
            shown={shown}
            changing={coming !== undefined}
            first={narrowed}
            onMore={() => setMemory({ text, shown: shown + STEP })}
            onClear={clear}
            onRetry={revalidate}
            retrying={revalidating === 'loading'}
          />
        </Box>
        {!narrowed && <LocalityLinks localities={localities} />}
      </Container>
    </>
  );
};
