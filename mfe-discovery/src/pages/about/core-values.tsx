import { Box, Typography } from '@sundara/web/core';
import { Gem, HeartHandshake, Lightbulb, Users } from 'lucide-react';
import { VALUES } from './about.content.ts';

const ICONS = { Quality: Gem, Trust: HeartHandshake, Innovation: Lightbulb, Community: Users };

/** The four values, each with what it means in practice (specification 2, section 2). */
export const CoreValues = () => (
  <Box
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    }}
  >
    {VALUES.map(({ name, text }) => (
      <Box
        component="li"
        key={name}
        sx={{ p: 2.5, borderRadius: 1.5, border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
      >
        <Box
          component={ICONS[name]}
          size={26}
          strokeWidth={1.5}
          aria-hidden
          sx={{ color: 'primary.light' }}
        />
        <Typography variant="h4" component="h3" sx={{ mt: 1, mb: 0.5 }}>
          {name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      </Box>
    ))}
  </Box>
);
