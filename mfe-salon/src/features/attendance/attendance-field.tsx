import type { Attendance, SalonBookingDetail } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { UserCheck, UserX } from 'lucide-react';
import { useAttendance } from './use-attendance.ts';

interface Props {
  readonly booking: SalonBookingDetail;
  readonly onChanged: (booking: SalonBookingDetail) => void;
}

const CHOICES = [
  { value: 'attended', label: 'Came', icon: UserCheck },
  { value: 'no_show', label: 'Did not come', icon: UserX },
] as const;

const wordsOf = (attendance: Attendance | null, status: string): string => {
  if (attendance === 'no_show')
    return 'There is no invitation to review, and you may give something back of what was paid.';
  if (attendance === 'attended') return 'Their visit counts among those they came to.';
  return status === 'completed' ? 'Nobody has said yet.' : 'Saying so completes the visit.';
};

/** Whether the customer came (resolutions S5): two answers, and a way to undo one. */
export const AttendanceField = ({ booking, onChanged }: Props) => {
  const { attendance, can, status } = booking;
  const { sending, trouble, say } = useAttendance(booking.id, onChanged);
  if (!can.attendance && attendance === null) return null;
  return (
    <Box role="group" aria-label="Attendance" sx={{ display: 'grid', gap: 1 }}>
      {trouble && <Alert severity="error">{trouble}</Alert>}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {CHOICES.map(({ value, label, icon: Icon }) => {
          const chosen = attendance === value;
          return (
            <Button
              key={value}
              variant={chosen ? 'contained' : 'outlined'}
              color={chosen && value === 'no_show' ? 'error' : 'primary'}
              aria-pressed={chosen}
              loading={sending === value}
              disabled={!can.attendance || sending !== undefined}
              loadingPosition="start"
              startIcon={<Icon size={18} aria-hidden />}
              onClick={() => say(chosen ? null : value)}
              sx={{ whiteSpace: 'nowrap', px: 1 }}
            >
              {label}
            </Button>
          );
        })}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {wordsOf(attendance, status)}{' '}
        {attendance !== null && can.attendance && 'Press again to take it back.'}
      </Typography>
    </Box>
  );
};
