import { Box, ButtonBase, visuallyHidden } from '@sundara/web/core';
import { Heart } from 'lucide-react';
import { useFavourite } from './use-favourite.ts';

interface Props {
  readonly salonId: string;
  readonly salonName: string;
  /** Shows its label next to the heart from 600 px on. */
  readonly labelled?: boolean;
}

/**
 * Adds a salon to the customer's favourites or removes it; a signed-out visitor signs in first, and then it is added.
 * It is layered above a card, so that the whole card can stay a link.
 */
export const FavouriteButton = ({ salonId, salonName, labelled = false }: Props) => {
  const { kept, toggle } = useFavourite({ salonId, salonName });
  return (
    <ButtonBase
      aria-pressed={kept}
      onClick={toggle}
      sx={{
        position: 'relative',
        zIndex: 1,
        gap: 1,
        minWidth: 44,
        minHeight: 44,
        px: labelled ? { xs: 0, sm: 2 } : 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 999,
        bgcolor: 'background.paper',
        color: 'text.primary',
        fontSize: '0.95rem',
        fontWeight: 600,
        '& svg': { transition: 'transform 200ms ease, fill 200ms ease' },
        '&:hover': { borderColor: 'primary.light' },
        '&:active svg': { transform: 'scale(0.85)' },
      }}
    >
      <Box
        component={Heart}
        size={20}
        aria-hidden
        sx={{ color: kept ? 'error.main' : 'inherit', fill: kept ? 'currentColor' : 'transparent' }}
      />
      {labelled && (
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {kept ? 'Saved' : 'Save'}
        </Box>
      )}
      <Box component="span" sx={visuallyHidden}>
        Save {salonName} as a favourite
      </Box>
    </ButtonBase>
  );
};
