import { addDays, instantAt } from '@sundara/contracts';
import type pg from 'pg';
import type { AvailabilityQuestion } from './availability-questions.ts';
import type { BusySalon } from './busy-salon.ts';

/**
 * The rows that an answer needs, as one named statement: salon, services, specialists with what they do, leave, and
 * occupied times, merged for each person. Nothing is computed from them.
 */
const READ = `
  select 1 as kind, id, jsonb_build_array(opening_hours, seats, slot_minutes)::text as row from salons
    where id = $1 and is_active
  union all
  select 2, id, jsonb_build_array(duration_minutes, buffer_minutes)::text from services
    where salon_id = $1 and is_active and id = any($2::uuid[])
  union all
  select 3, id, jsonb_build_array(hours, array(
      select service_id from specialist_services where specialist_id = specialists.id))::text
    from specialists where salon_id = $1 and is_active
  union all
  select 4, specialist_id, during::text from time_off where salon_id = $1 and during && $3::tstzrange
  union all
  select 5, occupations.specialist_id, range_agg(occupations.during)::text from occupations
    join bookings on bookings.id = booking_id
    where occupations.salon_id = $1 and occupations.during && $3::tstzrange
      and (bookings.status <> 'held' or bookings.hold_expires_at > now())
    group by occupations.specialist_id`;

export const readByHand = (
  client: pg.Client,
  salon: BusySalon,
  { from, to, services }: AvailabilityQuestion,
): Promise<pg.QueryResult> => {
  const end = instantAt(addDays(to, 1), '00:15').toISOString();
  const period = `[${instantAt(from, '00:00').toISOString()},${end})`;
  return client.query({ name: 'availability', text: READ, values: [salon.id, services, period] });
};
