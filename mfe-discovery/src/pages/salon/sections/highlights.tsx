import type { SalonDetail } from '@sundara/contracts/api';
import { AppLink, Box, Picture, Typography } from '@sundara/web/core';
import { Section } from './section.tsx';

/** What the salon is known for, and who works there. */
export const Highlights = ({ salon: { specialties, teamMembers } }: { salon: SalonDetail }) => (
  <Section id="highlights" title="Highlights">
    {specialties.length > 0 && (
      <Box
        component="ul"
        aria-label="Specialties"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {specialties.map((specialty) => (
          <li key={specialty}>
            <AppLink
              to={`/salons?specialty=${encodeURIComponent(specialty)}`}
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 44,
                px: 2.25,
                borderRadius: 999,
                bgcolor: 'secondary.main',
                color: 'secondary.contrastText',
              }}
            >
              {specialty}
            </AppLink>
          </li>
        ))}
      </Box>
    )}
    {teamMembers.length > 0 && (
      <>
        <Typography variant="h4" component="h3" sx={{ mt: { xs: 3, sm: 4 }, mb: { xs: 1.5, sm: 2 } }}>
          Specialists
        </Typography>
        <Box
          component="ul"
          aria-label="Specialists"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: { xs: 1.5, sm: 3 },
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(22%, 150px), 1fr))',
          }}
        >
          {teamMembers.map((member) => (
            <li key={member.id}>
              <Box sx={{ borderRadius: 2, overflow: 'hidden' }}>
                <Picture
                  image={{ ...member.photo, alt: '' }}
                  ratio={1}
                  sizes="(min-width: 600px) 180px, 22vw"
                />
              </Box>
              <Typography
                sx={{
                  mt: { xs: 0.75, sm: 1.25 },
                  fontSize: { xs: '0.9rem', sm: '1rem' },
                  fontWeight: 600,
                  lineHeight: 1.3,
                }}
              >
                {member.name}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {member.specialization}
              </Typography>
            </li>
          ))}
        </Box>
      </>
    )}
  </Section>
);
