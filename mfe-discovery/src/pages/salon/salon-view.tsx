import type { SalonDetail } from '@sundara/contracts/api';
import { Box, Container, usePageTitle } from '@sundara/web/core';
import { useState } from 'react';
import { BookingBar } from '../../features/booking/booking-bar.tsx';
import { BookingSlot } from '../../features/booking/booking-slot.tsx';
import { BookingSummary } from '../../features/booking/booking-summary.tsx';
import { ServiceList } from '../../features/selection/service-list.tsx';
import { useSelection } from '../../features/selection/use-selection.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { SalonHeading } from './salon-heading.tsx';
import { SectionNav } from './section-nav.tsx';
import { Gallery } from './sections/gallery.tsx';
import { Highlights } from './sections/highlights.tsx';
import { Overview } from './sections/overview.tsx';
import { Owner } from './sections/owner.tsx';
import { Policies } from './sections/policies.tsx';
import { Reviews } from './sections/reviews.tsx';
import { Section } from './sections/section.tsx';
import { sectionsOf } from './sections-of.ts';

/** One salon from the first look to Book Now; the chosen services and their price stay in sight. */
export const SalonView = ({ salon }: { salon: SalonDetail }) => {
  usePageTitle(`${salon.name}, ${salon.address.sublocality}`);
  const selection = useSelection(salon);
  const [booking, setBooking] = useState(false);
  const sections = sectionsOf(salon);
  const has = (id: string) => sections.some((section) => section.id === id);
  const book = () => setBooking(true);

  return (
    <>
      <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 3 } }}>
        <PhotoGrid salon={salon} />
        <SalonHeading salon={salon} />
        <SectionNav sections={sections} />
        <Box
          sx={{
            display: 'grid',
            gap: 5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
            py: 3,
          }}
        >
          <Box sx={{ display: 'grid', gap: 6, minWidth: 0 }}>
            <Overview salon={salon} />
            {has('owner') && <Owner salon={salon} />}
            {has('highlights') && <Highlights salon={salon} />}
            <Section id="services" title="Services & Bookings">
              <ServiceList services={salon.services} selection={selection} />
            </Section>
            <Gallery salon={salon} />
            <Reviews reviews={salon.reviewList} rating={salon.rating} count={salon.reviews} />
            <Policies />
          </Box>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <Box sx={{ position: 'sticky', top: 136 }}>
              <BookingSummary selection={selection} onBook={book} />
            </Box>
          </Box>
        </Box>
        <BookingBar selection={selection} onBook={book} />
      </Container>
      {booking && <BookingSlot salon={salon} selection={selection} onClose={() => setBooking(false)} />}
    </>
  );
};
