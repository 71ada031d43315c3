import { formatClock, formatLongDay, instantAt } from '@sundara/contracts';
import { Alert } from '@sundara/web/form';
import type { Calendar } from '../../features/calendar-model/columns.ts';

/**
 * Shown above the days: unpaid holds of one network reached their share of a day, so that an owner who sees times come
 * and go knows why and that nothing needs to be done (decision 59). It names nobody, and disappears a day after the
 * last refusal.
 */
export const CrowdedNote = ({ days }: Pick<Calendar, 'days'>) => {
  const crowded = days.flatMap(({ date, crowdedAt }) => (crowdedAt ? [{ date, crowdedAt }] : []));
  if (crowded.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {crowded.map(({ date, crowdedAt }) => (
        <div key={date}>
          {`${formatLongDay(instantAt(date, '12:00'))}: from one network, more times were asked for without paying than it may hold at once. The others were refused, last at ${formatClock(new Date(crowdedAt))}.`}
        </div>
      ))}
      What is not paid within minutes is free again by itself, and everybody else books as ever. There is
      nothing you need to do.
    </Alert>
  );
};
