import type { SalonDetail } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { Box, Container, usePageTitle } from '@sundara/web/core';
import { useMemo } from 'react';
import { BookingBar } from '../../features/booking/booking-bar.tsx';
import { BookingSlot } from '../../features/booking/booking-slot.tsx';
import { BookingSummary } from '../../features/booking/booking-summary.tsx';
import { useBooking } from '../../features/booking/use-booking.ts';
import { useBookingLink } from '../../features/booking/use-booking-link.ts';
import { KeptBanner } from '../../features/kept-data/kept-banner.tsx';
import { PhotoViewer } from '../../features/lightbox/photo-viewer.tsx';
import { useLook } from '../../features/lightbox/use-look.ts';
import { type SelectedServices, useSelection } from '../../features/selection/use-selection.ts';
import { photosOf, worksOf } from './photos-of.ts';
import { SalonHero } from './salon-hero.tsx';
import { SalonSections } from './salon-sections.tsx';
import { SECTION_TOP, SectionNav } from './section-nav.tsx';
import { sectionsOf } from './sections-of.ts';
import { SimilarSalons } from './similar-salons.tsx';

interface Props {
  readonly salon: SalonDetail;
  /** The ISO instant of what is shown, if it is not current. */
  readonly keptAt?: string | undefined;
  /** Why there is nothing newer. */
  readonly keptFor?: ApiFailure | undefined;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** The booking summary stays visible next to the content. */
const Beside = ({ selection, onBook }: { selection: SelectedServices; onBook: () => void }) => (
  <Box sx={{ display: { xs: 'none', md: 'block' } }}>
    <Box sx={{ position: 'sticky', top: SECTION_TOP.md }}>
      <BookingSummary selection={selection} onBook={onBook} />
    </Box>
  </Box>
);

/** One salon from the hero to Book Now; the chosen services and their price stay visible. */
export const SalonView = ({ salon, keptAt, keptFor, onRetry, retrying }: Props) => {
  usePageTitle(`${salon.name}, ${salon.address.sublocality}`);
  const selection = useSelection(salon);
  useBookingLink({ sold: salon.services.map(({ id }) => id), choose: selection.choose });
  const booking = useBooking(selection);
  const looking = useLook();
  const sections = useMemo(() => sectionsOf(salon), [salon]);
  const photos = useMemo(() => ({ rooms: photosOf(salon), works: worksOf(salon) }), [salon]);
  const lookAt = (set: keyof typeof photos) => (at: number) => looking.open({ set, at });

  return (
    <>
      <Container maxWidth="lg" sx={{ pt: { sm: 2, md: 3 } }}>
        <KeptBanner keptAt={keptAt} keptFor={keptFor} onRetry={onRetry} retrying={retrying} />
        <SalonHero salon={salon} photos={photos.rooms} onOpenPhoto={lookAt('rooms')} />
        <SectionNav sections={sections} />
        <Box
          sx={{
            display: 'grid',
            columnGap: 7,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
            py: { xs: 4, md: 5 },
          }}
        >
          <SalonSections
            salon={salon}
            sections={sections}
            selection={selection}
            photos={photos}
            onOpenPhoto={lookAt('rooms')}
            onOpenWork={lookAt('works')}
          />
          <Beside selection={selection} onBook={booking.open} />
        </Box>
        <SimilarSalons salon={salon} />
        <BookingBar selection={selection} onBook={booking.open} />
      </Container>
      <PhotoViewer looking={looking} sets={photos} title={salon.name} />
      {booking.isShown && <BookingSlot salon={salon} selection={selection} onClose={booking.close} />}
    </>
  );
};
