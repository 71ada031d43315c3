import { formatPhone, WISH_NAMES, WISHES } from '@sundara/contracts';
import type { SalonBookingDetail } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { AppLink, Box, Link, Typography } from '@sundara/web/core';
import { Mail, Phone, UserRound } from 'lucide-react';
import { AllergyMark } from '../../features/client/allergy-mark.tsx';
import { isNamedWalkIn, visitorName } from '../../features/visit/walk-in-name.ts';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  overflowWrap: 'anywhere',
} as const;

/** The customer, their contact details, and their requests. */
export const CustomerCard = ({ booking }: { booking: SalonBookingDetail }) => {
  const { customer, source, client } = booking;
  return (
    <Card id="customer" title="Customer">
      <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {visitorName(customer.name)}
      </Typography>
      {isNamedWalkIn(source, customer.name) && (
        <Typography sx={{ color: 'text.secondary' }}>Walk-in</Typography>
      )}
      {client && <AllergyMark allergies={client.allergies} />}
      {customer.phone && (
        <Box sx={line}>
          <Phone size={18} aria-hidden />
          <Link href={`tel:${customer.phone.replace(/[^+\d]/g, '')}`}>{formatPhone(customer.phone)}</Link>
        </Box>
      )}
      {customer.email && (
        <Box sx={line}>
          <Mail size={18} aria-hidden />
          <Link href={`mailto:${customer.email}`}>{customer.email}</Link>
        </Box>
      )}
      {client && (
        <Box sx={line}>
          <UserRound size={18} aria-hidden />
          <AppLink to={`/salon/clients/${client.id}`}>Notes and visits of this client</AppLink>
        </Box>
      )}
      {WISH_NAMES.filter((name) => booking[name]).map((name) => (
        <Box
          key={name}
          sx={{ mt: 1, p: 1.5, borderRadius: 1, bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
        >
          <Typography component="h3" sx={{ fontSize: '0.9rem', fontWeight: 600 }}>
            {source === 'walk-in' ? 'Note' : WISHES[name].label}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{booking[name]}</Typography>
        </Box>
      ))}
    </Card>
  );
};
