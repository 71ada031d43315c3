import { Box, Button, NEEDS_SCRIPT, Typography } from '@sundara/web/core';
import { useState } from 'react';
import type { Photo } from '../../../features/lightbox/photo.ts';
import { sidewaysOnPhones } from '../../../features/sideways/sideways.ts';
import { PhotoButton } from '../photo-button.tsx';

/** Transformations first shown (specification 1, section 9). */
const FIRST_SHOWN = 6;

interface Props {
  readonly works: readonly Photo[];
  readonly onOpen: (at: number) => void;
}

/** Pictures of work done here, each with its title; the first six, then all. */
export const Transformations = ({ works, onOpen }: Props) => {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? works : works.slice(0, FIRST_SHOWN);
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mt: { xs: 3, sm: 5 }, mb: { xs: 1, sm: 2 } }}>
        Transformations
      </Typography>
      <Box
        component="ul"
        aria-label="Transformations"
        sx={{
          ...sidewaysOnPhones('46%'),
          gap: { xs: 1.5, sm: 2.5 },
          gridTemplateColumns: { sm: 'repeat(3, 1fr)' },
        }}
      >
        {shown.map((work, index) => (
          <li key={work.image.url}>
            <Box sx={{ borderRadius: 1.5, overflow: 'hidden' }}>
              <PhotoButton
                photo={work}
                label={`${work.caption}, ${index + 1} of ${works.length}`}
                sizes="(min-width: 1200px) 250px, (min-width: 600px) 30vw, 48vw"
                onOpen={() => onOpen(index)}
              />
            </Box>
            <Typography variant="body2" sx={{ mt: 1, fontWeight: 500 }}>
              {work.caption}
            </Typography>
          </li>
        ))}
      </Box>
      {works.length > FIRST_SHOWN && (
        <Button variant="outlined" sx={{ mt: 2.5, ...NEEDS_SCRIPT }} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${works.length}`}
        </Button>
      )}
    </>
  );
};
