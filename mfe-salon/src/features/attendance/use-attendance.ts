import { type Attendance, type SalonBookingDetail, updateAttendance } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';

/** Records whether the customer came, one request at a time. */
export const useAttendance = (bookingId: string, onChanged: (booking: SalonBookingDetail) => void) => {
  const { http, notify } = useShell();
  const [sending, setSending] = useState<Attendance | 'nothing'>();
  const [trouble, setTrouble] = useState<string>();

  const say = async (attendance: Attendance | null) => {
    if (sending !== undefined) return;
    setSending(attendance ?? 'nothing');
    setTrouble(undefined);
    const result = await http.call(updateAttendance, { params: { id: bookingId }, body: { attendance } });
    setSending(undefined);
    if (!result.ok) {
      setTrouble(result.failure.message);
      return;
    }
    notify.success(SAID[attendance ?? 'nothing']);
    onChanged(result.data.data);
  };

  return { sending, trouble, say };
};

const SAID = {
  attended: 'Noted: the customer came',
  no_show: 'Noted: the customer did not come',
  nothing: 'Taken back',
} as const;
