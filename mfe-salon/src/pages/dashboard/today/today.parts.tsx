import { formatPhone } from '@sundara/contracts';
import type { CalendarBlock } from '@sundara/contracts/api';
import { AppLink, Box, Button, Typography } from '@sundara/web/core';
import { Phone } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { customerOf } from '../../../features/calendar-model/block-labels.ts';
import { AllergyMark } from '../../../features/client/allergy-mark.tsx';
import { telUrl } from '../../../features/visit/tel-url.ts';

/** One of the three columns: its lines, or a sentence where it has none. */
export const Column = ({ title, lines, none }: { title: string; lines: ReactNode[]; none: string }) => {
  const id = useId();
  const isEmpty = lines.length === 0;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      // An empty one takes one line of a phone.
      sx={{
        minWidth: 0,
        ...(isEmpty && { display: { xs: 'flex', md: 'block' }, alignItems: 'baseline', columnGap: 1.5 }),
      }}
    >
      <Typography
        variant="h5"
        component="h3"
        id={id}
        sx={{ mb: { xs: isEmpty ? 0 : 0.5, md: 0.5 }, minWidth: { xs: isEmpty ? 48 : 0, md: 0 } }}
      >
        {title}
      </Typography>
      {isEmpty ? (
        <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
      ) : (
        <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines}
        </Box>
      )}
    </Box>
  );
};

interface LineProps {
  /** What counts most, at the start: a time or a name. */
  readonly lead: ReactNode;
  readonly sub: ReactNode;
  readonly act?: ReactNode;
}

/** A line with its action at the end. */
export const Line = ({ lead, sub, act }: LineProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{lead}</Box>
      <Box sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>{sub}</Box>
    </Box>
    {act}
  </Box>
);

/** The visit's customer, who leads to the booking; underlined, as a time may stand before the name. */
export const CustomerLink = ({ block }: { block: CalendarBlock }) => (
  <AppLink to={`/salon/bookings/${block.bookingId}`} underline="always">
    {customerOf(block)}
  </AppLink>
);

/** What is done, and what to keep away from the customer. */
export const VisitNotes = ({ block, text }: { block: CalendarBlock; text: string }) => (
  <>
    {text}
    {block.allergies && (
      <Box sx={{ mt: 0.5 }}>
        <AllergyMark allergies={block.allergies} />
      </Box>
    )}
  </>
);

/** Dials the customer; nothing where a walk-in left no number. */
export const CallButton = ({ block }: { block: CalendarBlock }) =>
  block.phone && (
    <Button
      href={telUrl(block.phone)}
      aria-label={`Call ${customerOf(block)}, ${formatPhone(block.phone)}`}
      startIcon={<Phone size={16} aria-hidden />}
      sx={{ flexShrink: 0 }}
    >
      Call
    </Button>
  );
