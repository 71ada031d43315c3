import { formatDuration } from '@sundara/contracts';
import type { SalonBookingDetail } from '@sundara/contracts/api';
import { Card, Facts } from '@sundara/web/card';
import { Box, Button } from '@sundara/web/core';
import { StatusChip } from '@sundara/web/table';
import { RefreshCw } from 'lucide-react';
import { AttendanceField } from '../../features/attendance/attendance-field.tsx';
import { dayText, paymentText } from './booking-labels.ts';

interface Props {
  readonly booking: SalonBookingDetail;
  readonly now: Date;
  readonly onChangeStatus: () => void;
  readonly onChanged: (booking: SalonBookingDetail) => void;
}

const Specialist = ({ name, specialization }: SalonBookingDetail['specialist']) => (
  <>
    {name}
    {specialization && <Box sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>{specialization}</Box>}
  </>
);

/** When the visit is and its status, with the actions on it. */
export const VisitCard = ({ booking, now, onChangeStatus, onChanged }: Props) => {
  const { status, dateTime, time, duration, specialist, source, id } = booking;
  return (
    <Card id="visit" title="Visit">
      <Facts
        facts={[
          ['Status', <StatusChip key="status" status={status} unknown="Unknown" />],
          ['Date', dayText(dateTime, now)],
          ['Time', time],
          ['Length', formatDuration(duration)],
          ['Specialist', specialist.name === 'Not Assigned' ? '' : <Specialist key="who" {...specialist} />],
          ['Payment status', paymentText(booking)],
          ['Booked', source === 'walk-in' ? 'At the salon' : 'Online'],
          [
            'Booking id',
            <Box key="id" component="code" sx={{ fontSize: '0.83rem' }}>
              {id}
            </Box>,
          ],
        ]}
      />
      <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
        <Button
          variant="contained"
          size="large"
          fullWidth
          aria-haspopup="dialog"
          startIcon={<RefreshCw size={18} aria-hidden />}
          onClick={onChangeStatus}
        >
          Update Status
        </Button>
        <AttendanceField booking={booking} onChanged={onChanged} />
      </Box>
    </Card>
  );
};
