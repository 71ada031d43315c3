import { Box, Picture, Typography } from '@sundara/web/core';
import { housePicture } from '../../features/house-pictures/house-picture.ts';
import { TEAM } from './about.content.ts';

/** The leaders, with a note that they are drawn (specification 2, section 2). */
export const Team = () => (
  <>
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gap: { xs: 2, sm: 2.5 },
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {TEAM.map(({ name, role, portrait }) => (
        <li key={name}>
          <Box sx={{ borderRadius: 1.5, overflow: 'hidden' }}>
            <Picture image={housePicture(portrait)} ratio={1} sizes="(min-width: 600px) 170px, 45vw" />
          </Box>
          <Typography variant="h5" component="h3" sx={{ mt: 1 }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {role}
          </Typography>
        </li>
      ))}
    </Box>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Sundara is shown here as a demonstration: these people are drawn and their names invented, as are the
      salons and their guests.
    </Typography>
  </>
);
