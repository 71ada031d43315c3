import { formatPhone } from '@sundara/contracts';
import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { AppLink, Box, Link, Typography } from '@sundara/web/core';
import { Mail, MapPin, Navigation, Phone } from 'lucide-react';
import { directionsUrl } from '../../features/directions/directions-url.ts';
import { telUrl } from '../../features/salon-phone/tel-url.ts';

const way = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 44,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: 0 },
} as const;

/** The visit's place: the salon's name, address, phone and e-mail, and directions. */
export const SalonCard = ({ booking }: { booking: CustomerBookingDetail }) => {
  const { id, name, address, contact, email } = booking.salon;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <Typography variant="h3" component="p">
        <AppLink
          to={`/salon/${encodeURIComponent(id)}`}
          sx={{ display: 'inline-block', py: 1, fontWeight: 500, overflowWrap: 'anywhere' }}
        >
          {name}
        </AppLink>
      </Typography>
      {address && (
        <Box component="address" sx={{ ...way, fontStyle: 'normal', lineHeight: 1.5, py: 0.5 }}>
          <MapPin size={18} aria-hidden />
          {address}
        </Box>
      )}
      <Link href={directionsUrl(booking)} target="_blank" rel="noopener" sx={way}>
        <Navigation size={18} aria-hidden />
        Directions
      </Link>
      {contact && (
        <Link href={telUrl(contact)} sx={way}>
          <Phone size={18} aria-hidden />
          {formatPhone(contact)}
        </Link>
      )}
      {email && (
        <Link href={`mailto:${email}`} sx={way}>
          <Mail size={18} aria-hidden />
          {email}
        </Link>
      )}
    </Box>
  );
};
