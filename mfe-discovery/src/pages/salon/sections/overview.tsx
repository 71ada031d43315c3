import type { SalonDetail } from '@sundara/contracts/api';
import { Box, Typography } from '@sundara/web/core';
import { FindUs } from './find-us.tsx';
import { OpeningWeek } from './opening-week.tsx';
import { SalonFacts } from './salon-facts.tsx';
import { Section } from './section.tsx';

/** What the salon says about itself, when it is open and where it is. */
export const Overview = ({ salon }: { salon: SalonDetail }) => (
  <Section id="overview" title="Overview">
    {salon.description && (
      <Typography
        sx={{
          maxWidth: '62ch',
          mb: { xs: 2, sm: 4, md: 5 },
          fontSize: { xs: '1.05rem', md: '1.2rem' },
          lineHeight: 1.65,
        }}
      >
        {salon.description}
      </Typography>
    )}
    {salon.facts && <SalonFacts facts={salon.facts} />}
    <Box
      sx={{
        display: 'grid',
        gap: { sm: 5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <OpeningWeek hours={salon.openingHours} />
      <FindUs salon={salon} />
    </Box>
  </Section>
);
