import type { LocalDate, LocalTime } from '../time/kolkata.ts';
import type { OpeningHours } from './opening-hours.ts';

/** A span of time, end not included. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** Allowed intervals between a salon's starts, in minutes. */
export const SLOT_MINUTES = [15, 30, 60] as const;
export type SlotMinutes = (typeof SLOT_MINUTES)[number];

/** One service of a visit, with the time it takes. */
export interface VisitPart {
  readonly serviceId: string;
  readonly durationMinutes: number;
  /** Time to tidy up, in which the resource is not free; the customer does not wait for it. */
  readonly bufferMinutes: number;
}

/** A specialist, or a chair of a salon without a roster. */
export interface Resource {
  readonly id: string;
  /** When the resource can be booked; the salon's own hours apply as well. */
  readonly hours: OpeningHours;
  /** The services that the resource does; undefined for all. */
  readonly does: ReadonlySet<string> | undefined;
  /** Visits with their buffers, holds and leave, in any order. */
  readonly busy: readonly Period[];
}

export interface VisitRequest {
  /** Done one after the other, in this order. */
  readonly parts: readonly VisitPart[];
  readonly hours: OpeningHours;
  /** Times in which the whole salon is closed in addition to its weekly hours. */
  readonly closures: readonly Period[];
  /** Null for the nine hourly starts of specification 1, section 9. */
  readonly slotMinutes: SlotMinutes | null;
  /** The resources to choose from, in order of preference. */
  readonly resources: readonly Resource[];
  readonly now: Date;
}

/** Work of one resource within a visit. */
export interface Assignment {
  readonly resourceId: string;
  readonly serviceIds: readonly string[];
  readonly start: Date;
  readonly end: Date;
  /** Until when the resource is taken, tidying up included. */
  readonly busyUntil: Date;
}

/** A possible start of a visit; `capacity` counts the resources free for all of it, or is 1 if several share it. */
export interface VisitStart {
  readonly time: LocalTime;
  readonly start: Date;
  readonly end: Date;
  readonly capacity: number;
}

export interface DayAvailability {
  readonly date: LocalDate;
  readonly free: number;
}
