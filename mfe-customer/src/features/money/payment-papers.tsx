import { formatRupees } from '@sundara/contracts';
import { bookingReceipt, type CustomerBookingDetail } from '@sundara/contracts/api';
import { Box, FileButton, useShell } from '@sundara/web/core';
import { ReceiptText } from 'lucide-react';

const icon = <ReceiptText size={18} aria-hidden />;

/** The booking's receipt, and a credit note for each refund that has one, as PDF. */
export const PaymentPapers = ({ booking }: { booking: CustomerBookingDetail }) => {
  const { http } = useShell();
  const params = { id: booking.id };
  const notes = booking.refunds.filter(({ id }) => booking.creditNotes.includes(id));
  if (!booking.hasReceipt && notes.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {booking.hasReceipt && (
        <FileButton icon={icon} find={() => http.call(bookingReceipt, { params, query: {} })}>
          Receipt PDF
        </FileButton>
      )}
      {notes.map(({ id, amount }) => (
        <FileButton
          key={id}
          icon={icon}
          find={() => http.call(bookingReceipt, { params, query: { creditNote: id } })}
        >
          Credit note{notes.length > 1 && ` over ${formatRupees(amount)}`}
        </FileButton>
      ))}
    </Box>
  );
};
