import { WISH_NAMES, WISHES } from '@sundara/contracts';
import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { Box, Typography } from '@sundara/web/core';
import { HelpSection } from '../../features/dispute/help-section.tsx';
import { PaymentFacts, PriceParts } from '../../features/money/payment-facts.tsx';
import { PaymentPapers } from '../../features/money/payment-papers.tsx';
import { WhereIsMyMoney } from '../../features/money/where-is-my-money.tsx';
import { ReviewSection } from '../../features/review/review-section.tsx';
import { happeningsOf } from '../../features/timeline/happenings.ts';
import { Timeline } from '../../features/timeline/timeline.tsx';
import { ReviewPlace } from './review-place.tsx';
import { SalonCard } from './salon-card.tsx';
import { Section } from './section.tsx';
import { ServicesTable } from './services-table.tsx';

interface Props {
  readonly booking: CustomerBookingDetail;
  readonly now: Date;
  readonly onChanged: () => void;
  readonly onDisputed: (booking: CustomerBookingDetail) => void;
}

/** The payment, from its state to its documents. */
const Money = ({ booking }: { booking: CustomerBookingDetail }) => (
  <Card id="money" title="Your payment">
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <WhereIsMyMoney booking={booking} />
      <PaymentPapers booking={booking} />
      {booking.payment && <PaymentFacts payment={booking.payment} />}
    </Box>
  </Card>
);

/** The details of a booking: what and where side by side on wide screens, stacked on narrow ones. */
export const BookingSections = ({ booking, now, onChanged, onDisputed }: Props) => {
  const { can, review, price } = booking;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 6,
        rowGap: { xs: 4, md: 5 },
        mt: { xs: 4, md: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
        // The side column may be longer than the services; it then continues next to the other sections.
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <Section id="services" title="Booked services">
        <ServicesTable services={booking.services} />
        {price && (
          <Box sx={{ mt: 2.5, ml: 'auto', maxWidth: { sm: 340 } }}>
            <PriceParts price={price} />
          </Box>
        )}
      </Section>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignContent: 'start',
          gridColumn: { md: 2 },
          gridRow: { md: '1 / span 2' },
        }}
      >
        <Money booking={booking} />
        <Card id="salon" title="Salon">
          <SalonCard booking={booking} />
        </Card>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 5 },
          alignContent: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        {(can.review || review) && (
          <ReviewPlace>
            <ReviewSection booking={booking} onChanged={onChanged} />
          </ReviewPlace>
        )}
        {WISH_NAMES.filter((name) => booking[name]).map((name) => (
          <Section key={name} id={name} title={WISHES[name].label}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', lineHeight: 1.6 }}>
              {booking[name]}
            </Typography>
          </Section>
        ))}
        <Section id="timeline" title="What happened so far">
          <Timeline happenings={happeningsOf(booking)} now={now} />
        </Section>
        <HelpSection booking={booking} now={now} onDisputed={onDisputed} />
      </Box>
    </Box>
  );
};
