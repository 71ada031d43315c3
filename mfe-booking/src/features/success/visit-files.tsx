import { bookingCalendar, bookingReceipt } from '@sundara/contracts/api';
import type { BookingBasket } from '@sundara/contracts/federation';
import { Box, FileButton, useShell } from '@sundara/web/core';
import { ShareVisitButton } from '@sundara/web/share';
import { CalendarPlus, ReceiptText } from 'lucide-react';

interface Props {
  readonly bookingId: string;
  readonly salon: BookingBasket['salon'];
  /** The start of the visit, ISO; undefined where this page doesn't know it. */
  readonly dateTime: string | undefined;
}

/** Buttons for the visit's calendar file and receipt, and to tell somebody of it. */
export const VisitFiles = ({ bookingId, salon, dateTime }: Props) => {
  const { http } = useShell();
  const params = { id: bookingId };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
      <FileButton
        icon={<CalendarPlus size={18} aria-hidden />}
        find={() => http.call(bookingCalendar, { params })}
      >
        Add to calendar
      </FileButton>
      <FileButton
        icon={<ReceiptText size={18} aria-hidden />}
        find={() => http.call(bookingReceipt, { params, query: {} })}
      >
        Receipt
      </FileButton>
      {dateTime && <ShareVisitButton salon={salon} dateTime={dateTime} />}
    </Box>
  );
};
