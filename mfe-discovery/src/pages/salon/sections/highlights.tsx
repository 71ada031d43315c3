import type { SalonDetail } from '@sundara/contracts/api';
import { Box, Chip, Picture, Typography } from '@sundara/web/core';
import { Section } from './section.tsx';

/** What the salon is known for, and who works there. */
export const Highlights = ({ salon }: { salon: SalonDetail }) => (
  <Section id="highlights" title="Highlights">
    <Box
      component="ul"
      aria-label="Specialties"
      sx={{ m: 0, mb: 3, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {salon.specialties.map((specialty) => (
        <li key={specialty}>
          <Chip color="secondary" label={specialty} />
        </li>
      ))}
    </Box>
    <Box
      component="ul"
      aria-label="Specialists"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      }}
    >
      {salon.teamMembers.map((member) => (
        <li key={member.id}>
          <Box sx={{ borderRadius: 1.5, overflow: 'hidden' }}>
            <Picture image={member.photo} ratio={1} sizes="180px" />
          </Box>
          <Typography sx={{ mt: 1, fontWeight: 600 }}>{member.name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {member.specialization}
          </Typography>
        </li>
      ))}
    </Box>
  </Section>
);
