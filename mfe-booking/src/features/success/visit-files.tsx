import { bookingCalendar, bookingReceipt } from '@sundara/contracts/api';
import { Box, FileButton, useShell } from '@sundara/web/core';
import { CalendarPlus, ReceiptText } from 'lucide-react';

/** Buttons for the visit's calendar file and receipt. */
export const VisitFiles = ({ bookingId }: { bookingId: string }) => {
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
    </Box>
  );
};
