import type { SalonDetail } from '@sundara/contracts/api';
import { Box, Picture, Typography } from '@sundara/web/core';
import { Section } from './section.tsx';

/** The person behind the salon. */
export const Owner = ({ salon }: { salon: SalonDetail }) => (
  <Section id="owner" title="Meet the Owner">
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      {salon.ownerPhoto && (
        <Box sx={{ width: 128, flexShrink: 0, borderRadius: '50%', overflow: 'hidden' }}>
          <Picture image={salon.ownerPhoto} ratio={1} sizes="128px" />
        </Box>
      )}
      <Box>
        <Typography variant="h4" component="h3">
          {salon.ownerName}
        </Typography>
        <Typography sx={{ mt: 0.5, maxWidth: '60ch', color: 'text.secondary' }}>
          {salon.ownerDescription}
        </Typography>
      </Box>
    </Box>
  </Section>
);
