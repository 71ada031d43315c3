import { formatDayAndClock, formatPhone, formatRupees } from '@sundara/contracts';
import type { VisitInTheWay } from '@sundara/contracts/api';
import { Box, Button, Link, LinkButton } from '@sundara/web/core';
import { useState } from 'react';
import { visitLink } from '../calendar-model/calendar-links.ts';
import { telUrl } from '../visit/tel-url.ts';
import { visitorName } from '../visit/walk-in-name.ts';
import { stayText } from './over-visits-text.ts';

interface Props {
  readonly visit: VisitInTheWay;
  readonly busy: boolean;
  readonly onCancel: () => void;
}

const Actions = ({ visit, busy, onCancel }: Props) => {
  const [asking, setAsking] = useState(false);
  const { start, bookingId, refund } = visit;
  const name = visitorName(visit.customer);
  if (asking)
    return (
      <>
        <Button color="error" loading={busy} autoFocus onClick={onCancel}>
          {refund > 0 ? `Cancel and refund ${formatRupees(refund)}` : 'Cancel the visit'}
        </Button>
        <Button disabled={busy} onClick={() => setAsking(false)}>
          Keep it
        </Button>
      </>
    );
  return (
    <>
      <LinkButton to={visitLink(start, bookingId)} aria-label={`Move the visit of ${name}`}>
        Move
      </LinkButton>
      {visit.state === 'standing' && (
        <Button
          color="error"
          disabled={busy}
          aria-label={`Cancel the visit of ${name}`}
          onClick={() => setAsking(true)}
        >
          Cancel
        </Button>
      )}
    </>
  );
};

/** A visit in the way: when, who, what and how much, with a call, a move and a cancellation that asks first. */
export const VisitInTheWayRow = (props: Props) => {
  const { start, customer, phone, services, people, refund, byMail } = props.visit;
  const why = stayText(props.visit);
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {formatDayAndClock(new Date(start))} · {visitorName(customer)}
      </Box>
      <Box sx={{ fontSize: '0.9rem' }}>
        {[services.join(', '), people.join(', '), refund > 0 ? formatRupees(refund) : 'Nothing paid here']
          .filter(Boolean)
          .join(' · ')}
      </Box>
      {phone && (
        <Link href={telUrl(phone)} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
          {formatPhone(phone)}
        </Link>
      )}
      {!byMail && <Box sx={{ fontSize: '0.9rem' }}>Has no mail here: please call.</Box>}
      {why && <Box sx={{ fontWeight: 600 }}>{why}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Actions {...props} />
      </Box>
    </Box>
  );
};
