import { addDays, type LocalDate } from '@sundara/contracts';
import { seededRandom } from '../../src/demo/random.ts';
import type { BusySalon } from './busy-salon.ts';

export interface AvailabilityQuestion {
  readonly from: LocalDate;
  /** The same day, or 41 days later, as a calendar shows. */
  readonly to: LocalDate;
  readonly services: readonly string[];
}

export type Length = 'day' | 'month';

const CELLS = 42;

/** Visits of one to three services, on any bookable day; the same for the same seed. */
export const availabilityQuestions = (
  { today, services }: BusySalon,
  length: Length,
  count: number,
  seed: string,
): AvailabilityQuestion[] => {
  const random = seededRandom(`${length} ${seed}`);
  return Array.from({ length: count }, () => {
    const from = addDays(today, length === 'day' ? random.between(0, 59) : random.between(-6, 30));
    return {
      from,
      to: length === 'day' ? from : addDays(from, CELLS - 1),
      services: random.sample(services, random.between(1, 3)),
    };
  });
};
