import { Box, visuallyHidden } from '@sundara/web/core';

const SHOWN = 3;

/** The first specialties and how many more there are, on one line of fixed height. */
export const SpecialtyTags = ({ specialties }: { specialties: readonly string[] }) => {
  const rest = specialties.slice(SHOWN);
  return (
    <Box
      component="ul"
      aria-label="Specialties"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        gap: 0.75,
        minHeight: 24,
        alignItems: 'center',
        overflow: 'hidden',
      }}
    >
      {specialties.slice(0, SHOWN).map((specialty) => (
        <Box
          component="li"
          key={specialty}
          sx={{
            px: 1,
            borderRadius: 3,
            bgcolor: 'secondary.main',
            color: 'secondary.contrastText',
            fontSize: '0.8125rem',
            lineHeight: '24px',
            whiteSpace: 'nowrap',
          }}
        >
          {specialty}
        </Box>
      ))}
      {rest.length > 0 && (
        <Box component="li" sx={{ fontSize: '0.83rem', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          <span aria-hidden>+{rest.length}</span>
          <Box component="span" sx={visuallyHidden}>
            {rest.join(', ')}
          </Box>
        </Box>
      )}
    </Box>
  );
};
