import { AppLink, Box, Typography } from '@sundara/web/core';
import { CalendarSync, IndianRupee, type LucideIcon, Store } from 'lucide-react';

const ANSWERS: readonly (readonly [icon: LucideIcon, to: string, title: string, text: string])[] = [
  [
    CalendarSync,
    '/bookings',
    'Move or cancel a visit',
    'My bookings does it at once, and says what comes back.',
  ],
  [IndianRupee, '/cancellation-refund', 'When money comes back', 'How much and by when, for each case.'],
  [Store, '/list-your-business', 'List your salon', 'Apply in two minutes; we mail you the next step.'],
];

/** What people write to us for most, and does not need an answer of ours. */
export const QuickAnswers = () => (
  <Box component="section" aria-labelledby="quick-answers" sx={{ mt: { xs: 4, md: 5 } }}>
    <Typography variant="h3" component="h2" id="quick-answers" sx={{ mb: 2 }}>
      Quicker than a message
    </Typography>
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
      }}
    >
      {ANSWERS.map(([icon, to, title, text]) => (
        <Box
          component="li"
          key={to}
          sx={{
            position: 'relative',
            display: 'flex',
            gap: 2,
            p: 2.5,
            borderRadius: 1.5,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            '&:hover': { borderColor: 'primary.main' },
          }}
        >
          <Box component={icon} size={24} aria-hidden sx={{ flexShrink: 0, color: 'primary.main' }} />
          <div>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              <AppLink
                to={to}
                color="inherit"
                // The whole card leads there.
                sx={{
                  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
                }}
              >
                {title}
              </AppLink>
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
          </div>
        </Box>
      ))}
    </Box>
  </Box>
);
