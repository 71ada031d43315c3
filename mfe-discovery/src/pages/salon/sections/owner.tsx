import type { SalonDetail } from '@sundara/contracts/api';
import { Box, Picture, Typography } from '@sundara/web/core';
import { IllustrationMark } from '../../../features/illustration-mark/illustration-mark.tsx';
import { Section } from './section.tsx';

/** The salon's owner, as far as known: name, description, photo. */
export const Owner = ({ salon: { ownerName, ownerDescription, ownerPhoto } }: { salon: SalonDetail }) => (
  <Section id="owner" title="Meet the Owner">
    <Box
      sx={{
        display: 'flex',
        gap: { xs: 2, sm: 4 },
        alignItems: { xs: 'flex-start', sm: 'center' },
      }}
    >
      {ownerPhoto && (
        <Box
          sx={{
            position: 'relative',
            width: { xs: 88, sm: 184 },
            flexShrink: 0,
            borderRadius: 3,
            overflow: 'hidden',
          }}
        >
          <Picture image={ownerPhoto} ratio={1} sizes="184px" />
          {ownerPhoto.illustration && <IllustrationMark />}
        </Box>
      )}
      <Box>
        {ownerName && (
          <>
            <Typography variant="h3">{ownerName}</Typography>
            <Typography variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
              Owner
            </Typography>
          </>
        )}
        {ownerDescription && (
          <Typography sx={{ maxWidth: '58ch', fontSize: '1.05rem', lineHeight: 1.65 }}>
            {ownerDescription}
          </Typography>
        )}
      </Box>
    </Box>
  </Section>
);
