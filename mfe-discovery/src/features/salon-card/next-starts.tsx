import { formatClock } from '@sundara/contracts';
import type { FoundSalon, NextStart } from '@sundara/contracts/api';
import { bookingLink } from '@sundara/contracts/federation';
import { Box, Money } from '@sundara/web/core';
import { Link } from '@sundara/web/router';

/** A narrow card, beside the map. */
const ROOM_FOR_TWO = '@container (max-width: 230px)';

interface Props {
  readonly salon: Pick<FoundSalon, 'id' | 'name'>;
  /** The earliest first, three at most. */
  readonly starts: readonly NextStart[];
}

/** The next starts of a salon on the day that was asked for: each opens the booking dialog at that time. */
export const NextStarts = ({ salon: { id, name }, starts }: Props) => {
  if (starts.length === 0) return <span>Just booked out</span>;
  return (
    <Box
      component="ul"
      aria-label={`Free times at ${name}`}
      sx={{
        position: 'relative',
        zIndex: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        gap: 0.75,
        containerType: 'inline-size',
        [ROOM_FOR_TWO]: { '& > li:nth-of-type(3)': { display: 'none' } },
      }}
    >
      {starts.map(({ dateTime, serviceIds, price }) => (
        <Box component="li" key={dateTime} sx={{ flex: '1 1 0', maxWidth: 110, minWidth: 0 }}>
          <Box
            component={Link}
            to={bookingLink(id, serviceIds, dateTime)}
            sx={{
              display: 'grid',
              placeItems: 'center',
              minHeight: 48,
              px: 0.5,
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
              color: 'text.primary',
              bgcolor: 'background.paper',
              fontSize: '0.85rem',
              fontVariantNumeric: 'tabular-nums',
              lineHeight: 1.25,
              textDecoration: 'none',
              whiteSpace: 'nowrap',
              '&:hover': { borderColor: 'primary.main' },
            }}
          >
            <Box component="span" sx={{ fontWeight: 600 }}>
              {formatClock(new Date(dateTime))}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <Money rupees={price} />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
};
