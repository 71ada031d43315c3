import type { SalonBooking } from '@sundara/contracts/api';
import { Box, IconButton, LinkButton } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import { Menu, MenuItem } from '@sundara/web/table';
import { EllipsisVertical } from 'lucide-react';
import { useId, useState } from 'react';
import { nameOf } from './booking-columns.tsx';

interface Props {
  readonly booking: SalonBooking;
  readonly onChangeStatus: () => void;
}

/** The actions on one booking of the list (specification 2, section 2). */
export const RowMenu = ({ booking, onChangeStatus }: Props) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
      <LinkButton
        to={`/salon/bookings/${booking.id}`}
        aria-label={`View: ${nameOf(booking)}`}
        sx={{ display: { md: 'none' }, mr: 'auto', ml: -1 }}
      >
        View
      </LinkButton>
      <IconButton
        id={`${id}-button`}
        aria-label={`Actions: ${nameOf(booking)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ width: 44, height: 44 }}
      >
        <EllipsisVertical size={20} aria-hidden />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        <MenuItem component={Link} to={`/salon/bookings/${booking.id}`} sx={{ minHeight: 44 }}>
          View Details
        </MenuItem>
        <MenuItem
          sx={{ minHeight: 44 }}
          onClick={() => {
            close();
            onChangeStatus();
          }}
        >
          Change Booking Status
        </MenuItem>
      </Menu>
    </Box>
  );
};
