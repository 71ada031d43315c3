import { localDateOf, WEEKDAYS, weekdayOf } from '@sundara/contracts';
import type { SalonDetail } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { Section } from './section.tsx';

const named = (weekday: string): string => weekday.charAt(0).toUpperCase() + weekday.slice(1);

/** What the salon says of itself, and its week with today marked. */
export const Overview = ({ salon }: { salon: SalonDetail }) => {
  const today = weekdayOf(localDateOf(new Date()));
  return (
    <Section id="overview" title="Overview">
      <Typography sx={{ maxWidth: '65ch', mb: 3 }}>{salon.description}</Typography>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        Opening hours
      </Typography>
      <Box component="dl" sx={{ m: 0, maxWidth: 420, display: 'grid', gap: 0.25 }}>
        {WEEKDAYS.map((weekday) => (
          <Box
            key={weekday}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              px: 1.5,
              py: 0.75,
              borderRadius: 2,
              ...(weekday === today && {
                bgcolor: 'secondary.main',
                color: 'secondary.contrastText',
                fontWeight: 600,
              }),
            }}
          >
            <dt>
              {named(weekday)}
              {weekday === today && ' (today)'}
            </dt>
            <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {salon.openingHours[weekday].text}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
};
