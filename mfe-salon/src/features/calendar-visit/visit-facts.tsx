import { formatDuration, formatPhone, WISH_NAMES } from '@sundara/contracts';
import type { SalonBookingDetail } from '@sundara/contracts/api';
import { Box, Money } from '@sundara/web/core';
import { StatusChip } from '@sundara/web/table';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { AllergyMark } from '../client/allergy-mark.tsx';
import { telUrl } from '../visit/tel-url.ts';

const Note = ({ children }: { children: ReactNode }) => (
  <Box sx={{ px: 2, py: 1.5, borderRadius: 2, bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
    {children}
  </Box>
);

const people = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** The customer's past visits here, in a line; '' for a first visit. */
const pastWords = ({ history }: SalonBookingDetail): string =>
  !history || history.visits === 0
    ? ''
    : [
        people(history.completed, 'completed visit', 'completed visits'),
        ...(history.noShows > 0 ? [people(history.noShows, 'no-show', 'no-shows')] : []),
      ].join(', ');

/** The customer, the services and the price. */
export const VisitFacts = ({ visit }: { visit: SalonBookingDetail }) => {
  const { customer, totalAmount, status, source, attendance, no } = visit;
  const past = pastWords(visit);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <StatusChip status={status} unknown="Unknown" />
        {attendance === 'no_show' && <Box sx={{ color: 'error.main', fontWeight: 600 }}>No-show</Box>}
        <Box sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>
          No. {no}
          {source === 'walk-in' && ' · Walk-in'}
          {past && ` · ${past}`}
        </Box>
      </Box>
      {visit.client?.allergies && (
        <div>
          <AllergyMark allergies={visit.client.allergies} />
        </div>
      )}
      {customer.phone && (
        <Box
          component="a"
          href={telUrl(customer.phone)}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            minHeight: 44,
            color: 'primary.main',
            fontWeight: 600,
            textDecoration: 'none',
            fontVariantNumeric: 'tabular-nums',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          <Phone size={18} aria-hidden />
          {formatPhone(customer.phone)}
        </Box>
      )}
      <Box
        component="ul"
        aria-label="Services"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}
      >
        {visit.parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a service may be booked twice in a visit
          <Box key={at} component="li" sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
            <span>
              {part.name}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                · {formatDuration(part.duration)}
                {visit.parts.length > 1 && part.specialist && ` · ${part.specialist}`}
              </Box>
            </span>
            <Money rupees={part.price} />
          </Box>
        ))}
        <Box
          component="li"
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            pt: 0.75,
            borderTop: 1,
            borderColor: 'divider',
            fontWeight: 600,
          }}
        >
          <span>
            {source === 'walk-in' ? 'Pays at the salon' : 'Customer pays, discount and fee included'}
          </span>
          <Money rupees={totalAmount} />
        </Box>
      </Box>
      {WISH_NAMES.filter((name) => visit[name]).map((name) => (
        <Note key={name}>“{visit[name]}”</Note>
      ))}
    </Box>
  );
};
