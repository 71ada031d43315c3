import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { PlanePoint } from '../salons/orders.ts';

interface LocalityRow extends Record<string, unknown> {
  readonly name: string;
  readonly telugu: string;
  readonly salons: number;
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Localities that have active salons, by name. An unknown locality gets the average position of its salons.
 */
export const findLocalities = async (db: DatabaseHandle): Promise<readonly LocalityRow[]> => {
  const { rows } = await db.execute<LocalityRow>(sql`
    with counted as (
      select sublocality as name, sum(salons)::int as salons from salon_counts where specialty = ''
      group by sublocality having sum(salons) > 0)
    select counted.name, coalesce(known.telugu, '') as telugu, counted.salons,
           coalesce(known.latitude, own.latitude) as latitude, coalesce(known.longitude, own.longitude) as longitude
    from counted left join localities as known on known.name = counted.name
    left join lateral (
      select avg(latitude) as latitude, avg(longitude) as longitude from salons
      where known.name is null and is_active and sublocality = counted.name) as own on true
    order by counted.name collate "C"`);
  return rows;
};

/** One degree at Hyderabad, in kilometres; the same numbers as in the database's column. */
const KM_PER_DEGREE = { east: 106.23, north: 110.67 };

/**
 * The point that distances are measured from: 'latitude,longitude', or a place by any of its names; undefined when it
 * is neither.
 */
export const findPlace = async (db: DatabaseHandle, near: string): Promise<PlanePoint | undefined> => {
  const [, latitude, longitude] =
    /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(near) ?? [];
  if (latitude && longitude) return onPlane(Number(latitude), Number(longitude));
  const { rows } = await db.execute<{ latitude: number; longitude: number }>(sql`
    select latitude, longitude from localities
    where search_fold(${near}) = any(keys) order by name = ${near} desc, kind limit 1`);
  const [place] = rows;
  return place && onPlane(place.latitude, place.longitude);
};

const onPlane = (latitude: number, longitude: number): PlanePoint | undefined =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { x: longitude * KM_PER_DEGREE.east, y: latitude * KM_PER_DEGREE.north }
    : undefined;
