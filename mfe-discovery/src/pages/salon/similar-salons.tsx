import { listSalons, type Salon, type SalonDetail } from '@sundara/contracts/api';
import { Box, NEEDS_SCRIPT, Skeleton, Typography, useShell } from '@sundara/web/core';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useNextSlots } from '../../features/next-slot/use-next-slots.ts';
import { SalonCard } from '../../features/salon-card/salon-card.tsx';

const SHOWN = 4;
/** It is fetched when it is this far from the visible area. */
const AHEAD = '600px';

/** The nearest other salons; undefined while they are not known, none on failure. */
const useSimilar = ({ id, coordinates }: SalonDetail, place: RefObject<HTMLElement | null>) => {
  const { http } = useShell();
  const [salons, setSalons] = useState<readonly Salon[]>();
  const near = `${coordinates.latitude},${coordinates.longitude}`;
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const left = new AbortController();
    const fetchThem = async () => {
      const query = { near, sort: 'distance', limit: SHOWN + 1 } as const;
      const result = await http.call(listSalons, { query }, { signal: left.signal });
      if (left.signal.aborted) return;
      setSalons(result.ok ? result.data.salons.filter((salon) => salon.id !== id).slice(0, SHOWN) : []);
    };
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        seen.disconnect();
        fetchThem();
      },
      { rootMargin: AHEAD },
    );
    seen.observe(place.current);
    return () => {
      seen.disconnect();
      left.abort();
    };
  }, [http, id, near, place]);
  return salons;
};

/** Other salons nearby, at the end of the page; a row that scrolls sideways on narrow screens. */
export const SimilarSalons = ({ salon }: { salon: SalonDetail }) => {
  const place = useRef<HTMLElement>(null);
  const salons = useSimilar(salon, place);
  const ids = useMemo(() => (salons ?? []).map(({ id }) => id), [salons]);
  const slots = useNextSlots(ids);
  if (salons?.length === 0) return null;
  return (
    <Box
      component="section"
      ref={place}
      aria-labelledby="nearby-title"
      sx={[
        { pt: { xs: 5, md: 7 }, pb: { xs: 4, md: 8 }, borderTop: 1, borderColor: 'divider' },
        NEEDS_SCRIPT,
      ]}
    >
      <Typography variant="h2" id="nearby-title" sx={{ mb: 3 }}>
        More salons nearby
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          mx: { xs: -2, sm: -3, md: 0 },
          px: { xs: 2, sm: 3, md: 0 },
          py: 0.5,
          listStyle: 'none',
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: { xs: 'min(78vw, 280px)', md: 'minmax(0, 1fr)' },
          gap: 2.5,
          overflowX: { xs: 'auto', md: 'visible' },
          minHeight: 420,
        }}
      >
        {salons
          ? salons.map((each) => (
              <li key={each.id}>
                <SalonCard salon={each} nextSlot={slots.get(each.id)} />
              </li>
            ))
          : Array.from({ length: SHOWN }, (_, card) => (
              // Placeholders never change places.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={card} aria-hidden>
                <Skeleton variant="rounded" sx={{ width: '100%', height: '100%' }} />
              </li>
            ))}
      </Box>
    </Box>
  );
};
