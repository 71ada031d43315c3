import type { SalonBookingDetail } from '@sundara/contracts/api';
import { Box, useNow } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { useState } from 'react';
import { GrantDialog } from '../../features/grant/grant-dialog.tsx';
import { StatusDialog } from '../../features/status/status-dialog.tsx';
import { CustomerCard } from './customer-card.tsx';
import { DisputeCard } from './dispute-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { ServicesCard } from './services-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { VisitCard } from './visit-card.tsx';

const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

/** A booking on cards, with its dialogs. The response to a change is shown until the next successful read. */
export const BookingView = ({ read }: { readonly read: SalonBookingDetail }) => {
  const { revalidate } = useRevalidator();
  const [seen, setSeen] = useState(read);
  const [booking, setBooking] = useState(read);
  const [open, setOpen] = useState<'status' | 'grant'>();
  const now = useNow(60_000);
  if (read !== seen) {
    setSeen(read);
    setBooking(read);
  }
  const close = () => setOpen(undefined);
  const isOpen = booking.dispute?.resolvedAt === null;
  const dispute = booking.dispute && (
    <DisputeCard booking={{ ...booking, dispute: booking.dispute }} now={now} onChanged={setBooking} />
  );
  return (
    <>
      {/* The salon's answer has a deadline. */}
      {isOpen && <Box sx={{ mb: 2 }}>{dispute}</Box>}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' },
          gridTemplateRows: { md: 'auto 1fr' },
        }}
      >
        <CustomerCard booking={booking} />
        <Box sx={{ ...column, gridColumn: { md: 2 }, gridRow: { md: '1 / span 2' } }}>
          <VisitCard
            booking={booking}
            now={now}
            onChangeStatus={() => setOpen('status')}
            onChanged={setBooking}
          />
          <MoneyCard booking={booking} now={now} onGrant={() => setOpen('grant')} />
        </Box>
        <Box sx={column}>
          {!isOpen && dispute}
          <ServicesCard booking={booking} />
          {booking.history && <HistoryCard history={booking.history} now={now} />}
          <TimelineCard timeline={booking.timeline} now={now} />
        </Box>
      </Box>
      {open === 'status' && (
        <StatusDialog booking={booking} from="details" onChanged={setBooking} onClose={close} />
      )}
      {open === 'grant' && (
        <GrantDialog booking={booking} onGranted={() => void revalidate()} onClose={close} />
      )}
    </>
  );
};
