import { Box, Typography } from '@sundara/web/core';
import { CalendarCheck, IndianRupee, type LucideIcon, Store } from 'lucide-react';

const GAINS: readonly (readonly [icon: LucideIcon, title: string, text: string])[] = [
  [
    Store,
    'A page of your own',
    'Your services, prices, pictures and reviews, found by locality and by time.',
  ],
  [CalendarCheck, 'One calendar', 'Online visits and walk-ins side by side, for each of your team.'],
  [IndianRupee, 'Paid when booked', 'Customers pay with the booking, and a statement shows what is yours.'],
];

const STEPS = [
  'You apply here; it takes two minutes.',
  'We look at it, and mail you a link to set your password.',
  'You add opening hours, a service and a picture. Then customers see your salon.',
];

/** What an owner gets, and how it goes. */
export const WhatYouGet = () => (
  <Box
    component="aside"
    aria-labelledby="what-you-get"
    sx={{ display: 'grid', gap: 3, alignContent: 'start' }}
  >
    <Typography variant="h3" component="h2" id="what-you-get">
      What you get
    </Typography>
    {GAINS.map(([icon, title, text]) => (
      <Box key={title} sx={{ display: 'flex', gap: 2 }}>
        <Box component={icon} size={24} aria-hidden sx={{ flexShrink: 0, mt: 0.5, color: 'primary.main' }} />
        <div>
          <Typography variant="h5" component="h3">
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        </div>
      </Box>
    ))}
    <Typography variant="h3" component="h2">
      How it goes
    </Typography>
    <Box component="ol" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, color: 'text.secondary' }}>
      {STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Box>
  </Box>
);
