import type { Random } from './random.ts';

/** How a visit went, or is to go. */
export interface Fate {
  readonly kind: 'booked' | 'walk-in';
  readonly status: 'confirmed' | 'completed' | 'cancelled';
  readonly attendance: 'attended' | 'no_show' | null;
  readonly by: 'customer' | 'salon' | null;
  readonly late: boolean;
  readonly refunded: boolean;
}

const GOES_WELL = { kind: 'booked', attendance: null, by: null, late: false, refunded: false } as const;
/** Booked, paid, and the guest came. */
export const ATTENDED: Fate = { ...GOES_WELL, status: 'completed', attendance: 'attended' };

/** How a visit of the diary went, by chance and the clock. */
export const fateOf = (start: Date, end: Date, random: Random, now: Date): Fate => {
  const chance = random.next();
  if (end > now) {
    const status = 'confirmed';
    // Some of the visits that are going on now are walk-ins.
    return start <= now && chance < 0.3
      ? { ...GOES_WELL, kind: 'walk-in', status }
      : { ...GOES_WELL, status };
  }
  if (chance < 0.035) return { ...GOES_WELL, status: 'cancelled', by: 'customer', refunded: true };
  if (chance < 0.05) return { ...GOES_WELL, status: 'cancelled', by: 'salon', refunded: true };
  if (chance < 0.08) return { ...GOES_WELL, status: 'cancelled', by: 'customer', late: true };
  if (chance < 0.15) return { ...GOES_WELL, status: 'completed', attendance: 'no_show' };
  const attendance = chance < 0.9 ? 'attended' : null;
  return { ...GOES_WELL, kind: chance < 0.25 ? 'walk-in' : 'booked', status: 'completed', attendance };
};
