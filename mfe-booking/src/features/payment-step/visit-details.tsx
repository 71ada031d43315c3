import { formatDayAndClock, formatDuration } from '@sundara/contracts';
import type { BookingBasket } from '@sundara/contracts/federation';
import { Box, Money, Typography } from '@sundara/web/core';
import type { ReactNode } from 'react';
import type { Flow } from '../flow/flow.ts';

interface Props {
  readonly flow: Flow;
  readonly basket: BookingBasket;
}

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section">
    <Typography variant="h4" component="h4" sx={{ mb: { xs: 0.5, md: 1 } }}>
      {title}
    </Typography>
    {children}
  </Box>
);

export const minutesOf = ({ services }: BookingBasket): number =>
  services.reduce((sum, service) => sum + service.duration, 0);

/** 'Tue, 24 Nov, 4:00 pm · 45 min', and with whom. */
export const VisitLines = ({ flow, basket }: Props) => (
  <>
    <Typography sx={{ fontWeight: 600 }}>{basket.salon.name}</Typography>
    <Typography sx={{ fontWeight: 600 }}>
      {flow.slot && formatDayAndClock(new Date(flow.slot.dateTime))}
      <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
        {' '}
        · {formatDuration(minutesOf(basket))}
      </Box>
    </Typography>
    {flow.specialist && <Typography>with {flow.specialist.name}</Typography>}
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {basket.salon.address}
    </Typography>
  </>
);

/** The booked services, each with its length and price. */
export const ServiceLines = ({ services }: BookingBasket) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
    {services.map((service) => (
      <Box component="li" key={service.id} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {service.name}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            · {formatDuration(service.duration)}
          </Box>
        </Box>
        <Money rupees={service.price} />
      </Box>
    ))}
  </Box>
);
