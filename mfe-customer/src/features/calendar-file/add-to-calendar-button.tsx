import { bookingCalendar, type CustomerBooking } from '@sundara/contracts/api';
import { FileButton, useShell } from '@sundara/web/core';
import { CalendarPlus } from 'lucide-react';
import type { ComponentProps } from 'react';

type Look = Pick<ComponentProps<typeof FileButton>, 'variant' | 'size' | 'sx'>;

/** Saves the visit as a calendar file; its address is requested on click, as it is valid for minutes only. */
export const AddToCalendarButton = ({
  booking,
  ...look
}: Look & { readonly booking: Pick<CustomerBooking, 'id' | 'salonName'> }) => {
  const { http } = useShell();
  return (
    <FileButton
      {...look}
      icon={<CalendarPlus size={18} aria-hidden />}
      find={() => http.call(bookingCalendar, { params: { id: booking.id } })}
      aria-label={`Add to calendar: ${booking.salonName}`}
    >
      Add to calendar
    </FileButton>
  );
};
