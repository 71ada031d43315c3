import type { LocalDate, LocalTime } from '../time/kolkata.ts';
import type { OpeningHours } from './opening-hours.ts';

/** A span of time, end not included. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

/** How far apart the starts of a salon lie, in minutes. */
export const SLOT_MINUTES = [15, 30, 60] as const;
export type SlotMinutes = (typeof SLOT_MINUTES)[number];

/** One service of a visit, as time sees it. */
export interface VisitPart {
  readonly serviceId: string;
  readonly durationMinutes: number;
  /** Time to tidy up, in which whoever did it takes nobody else; the customer does not wait for it. */
  readonly bufferMinutes: number;
}

/** A specialist, or a chair of a salon without a roster. */
export interface Resource {
  readonly id: string;
  /** When they can be booked; the salon's own hours apply as well. */
  readonly hours: OpeningHours;
  /** The services that they do; undefined for all. */
  readonly does: ReadonlySet<string> | undefined;
  /** Visits with their buffers, holds and leave, in any order. */
  readonly busy: readonly Period[];
}

export interface VisitRequest {
  /** Done one after the other, in this order. */
  readonly parts: readonly VisitPart[];
  readonly hours: OpeningHours;
  /** Times in which the whole salon is closed beyond its weekly hours. */
  readonly closures: readonly Period[];
  /** Null for the nine hourly starts of specification 1, section 9. */
  readonly slotMinutes: SlotMinutes | null;
  /** Who may be taken, in the order of preference. */
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

/** A possible start of a visit; `capacity` counts those who are free for all of it, or 1 where several share it. */
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
