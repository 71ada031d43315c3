import { paiseOf, quote, rupeesOf } from '@sundara/contracts';
import type { ServiceHit } from '@sundara/contracts/api';
import { Box, Chip, Money, Typography } from '@sundara/web/core';
import { CalendarHeart, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { RatingBadge } from '../rating/rating-badge.tsx';
import { ServicePrice } from './service-price.tsx';

const count = new Intl.NumberFormat('en-IN');

const Fact = ({ icon, children }: { icon: typeof Clock; children: ReactNode }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Box component={icon} size={16} aria-hidden sx={{ flexShrink: 0 }} />
    {children}
  </Box>
);

/** What a service is, costs and takes, where it is offered, and of a popular one how often it was booked. */
export const ServiceFacts = ({ hit }: { hit: ServiceHit }) => {
  const whole = quote([{ pricePaise: paiseOf(hit.price) }]);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Box sx={{ fontSize: '1.2rem' }}>
          <ServicePrice service={hit} />
        </Box>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          <Money rupees={rupeesOf(whole.totalPaise)} /> in all, with our 10% off, the fee and tax
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2.5,
          rowGap: 0.75,
          alignItems: 'center',
          color: 'text.secondary',
        }}
      >
        <Fact icon={Clock}>{hit.duration} mins</Fact>
        {hit.popular && (
          <>
            <Fact icon={CalendarHeart}>{count.format(hit.bookingCount)} bookings</Fact>
            <Chip size="small" color="secondary" label="Popular" />
          </>
        )}
      </Box>
      {hit.description && <Typography>{hit.description}</Typography>}
      <Box sx={{ p: 2, borderRadius: 1.5, bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
        <Typography variant="body2">Available at</Typography>
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="h4" component="p">
            {hit.salon}
          </Typography>
          <RatingBadge rating={hit.salonRating} reviews={hit.salonReviews} />
        </Box>
        <Typography variant="body2">{hit.sublocality}, Hyderabad</Typography>
      </Box>
    </Box>
  );
};
