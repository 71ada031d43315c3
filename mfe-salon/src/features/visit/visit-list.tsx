import { formatNearDay } from '@sundara/contracts';
import type { SalonBookingDetail } from '@sundara/contracts/api';
import { AppLink, Box } from '@sundara/web/core';
import { StatusChip } from '@sundara/web/table';

type Visit = Pick<
  NonNullable<SalonBookingDetail['history']>['recent'][number],
  'id' | 'dateTime' | 'serviceName' | 'status' | 'attendance'
>;

interface Props {
  readonly label: string;
  readonly visits: readonly Visit[];
  readonly now: Date;
}

/** A customer's visits in order, each leading to its booking. */
export const VisitList = ({ label, visits, now }: Props) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
    {visits.map(({ id, dateTime, serviceName, status, attendance }) => (
      <Box
        component="li"
        key={id}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          py: 1,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <AppLink to={`/salon/bookings/${id}`}>{formatNearDay(new Date(dateTime), now)}</AppLink>
          <Box sx={{ fontSize: '0.9rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {serviceName}
            {attendance === 'no_show' && ', did not come'}
          </Box>
        </Box>
        <StatusChip status={status} />
      </Box>
    ))}
  </Box>
);
