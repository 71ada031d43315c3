import { formatRupees } from '@sundara/contracts';
import { bookingCalendar, bookingReceipt, type OrderState } from '@sundara/contracts/api';
import { Box, FileButton, useShell } from '@sundara/web/core';
import { CalendarPlus, ReceiptText } from 'lucide-react';
import { isSlotGone } from './order-status-text.ts';

/** Refunds for these reasons have no credit note: their payments bought nothing. */
const WITHOUT_NOTE = ['slot-gone', 'paid-twice'];

/**
 * The documents of an order: its receipt, a credit note for each refund that was paid out, the visit's calendar file.
 */
export const OrderFiles = ({ order }: { order: OrderState }) => {
  const { http } = useShell();
  const { paymentId, refunds, booking, state } = order;
  if (!paymentId || isSlotGone(order)) return null;
  const params = { id: booking.id };
  const notes = refunds.filter(
    ({ status, reason }) => status === 'processed' && !WITHOUT_NOTE.includes(reason),
  );
  const isAhead = state === 'booked' && (booking.status === 'confirmed' || booking.status === 'pending');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
      <FileButton
        icon={<ReceiptText size={18} aria-hidden />}
        find={() => http.call(bookingReceipt, { params, query: {} })}
      >
        Receipt
      </FileButton>
      {notes.map(({ id, amount }) => (
        <FileButton
          key={id}
          icon={<ReceiptText size={18} aria-hidden />}
          find={() => http.call(bookingReceipt, { params, query: { creditNote: id } })}
        >
          Credit note{notes.length > 1 && ` over ${formatRupees(amount)}`}
        </FileButton>
      ))}
      {isAhead && (
        <FileButton
          icon={<CalendarPlus size={18} aria-hidden />}
          find={() => http.call(bookingCalendar, { params })}
        >
          Add to calendar
        </FileButton>
      )}
    </Box>
  );
};
