import { formatDuration } from '@sundara/contracts';
import type { ServiceHit } from '@sundara/contracts/api';
import { Box, ButtonBase, Picture, Typography } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import type { MouseEvent } from 'react';
import { ServicePrice } from '../service-modal/service-price.tsx';
import { NextStart } from './next-start.tsx';

interface Props {
  readonly hit: ServiceHit;
  readonly onOpen: () => void;
  /** The card is hovered or focused: what it opens may be fetched. */
  readonly onNear: () => void;
  /** The next free start, null if there is none this week, undefined while it is not known. */
  readonly nextSlot: string | null | undefined;
}

/** A press that asks for another tab or window is the browser's. */
const inPlace = (open: () => void) => (event: MouseEvent) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  open();
};

/**
 * A service at a glance: what it is, where, for how much and how long, and when next. It opens the service; as a link,
 * and without JavaScript, it leads to the salon. Its next start leads to its booking.
 */
export const ServiceCard = ({ hit, onOpen, onNear, nextSlot }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      borderRadius: 1.5,
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      transition: 'border-color 200ms ease, box-shadow 200ms ease',
      '&:hover': { borderColor: 'primary.light', boxShadow: '0 12px 32px rgb(42 28 20 / 10%)' },
    }}
  >
    <ButtonBase
      component={Link}
      to={`/salon/${hit.salonId._id}`}
      onClick={inPlace(onOpen)}
      onPointerEnter={onNear}
      onFocus={onNear}
      aria-haspopup="dialog"
      sx={{
        flex: 1,
        width: '100%',
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        textAlign: 'start',
        color: 'inherit',
        textDecoration: 'none',
        borderRadius: 1.5,
        overflow: 'hidden',
      }}
    >
      <Box sx={{ width: '100%' }}>
        <Picture
          image={hit.image}
          ratio={4 / 3}
          sizes="(min-width: 1200px) 270px, (min-width: 600px) 45vw, 70vw"
        />
      </Box>
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 0.25, p: 1.75 }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.35 }}>{hit.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          at {hit.salon} · {hit.sublocality}
        </Typography>
        <Box
          sx={{
            mt: 'auto',
            pt: 1.25,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
          }}
        >
          <ServicePrice service={hit} />
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {formatDuration(hit.duration)}
          </Typography>
        </Box>
      </Box>
    </ButtonBase>
    <NextStart hit={hit} dateTime={nextSlot} />
  </Box>
);
