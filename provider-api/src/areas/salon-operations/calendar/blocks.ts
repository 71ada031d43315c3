import { addMinutes, toLocalIso, type Wishes, wishesOf } from '@sundara/contracts';
import type { CalendarBlock } from '@sundara/contracts/api';
import { type Period, type StoredStatus, startOfDay } from '../../booking/index.ts';

/** A visit's data for the calendar. */
export interface CalendarVisit extends Period, Wishes {
  readonly id: string;
  readonly status: StoredStatus;
  readonly attendance: CalendarBlock['attendance'];
  readonly source: string;
  readonly no: number | null;
  readonly customer: string;
  readonly phone: string;
  /** Empty for a walk-in. */
  readonly email: string;
  /** As noted by the salon; empty if none are known. */
  readonly allergies: string;
  /** Its occupations in order, buffer times included; empty once it is over. */
  readonly occupied: readonly (Period & { readonly resourceId: string })[];
  /** In the order in which they are done. */
  readonly services: readonly {
    readonly id: string;
    readonly name: string;
    readonly durationMinutes: number;
    readonly specialistId: string | null;
  }[];
}

/** What one resource does in a visit without interruption. */
export interface VisitRun extends Period {
  /** Null if the chair is no longer known. */
  readonly resourceId: string | null;
  readonly busyUntil: Date;
  readonly services: CalendarVisit['services'];
}

/**
 * Who does which part of a visit and when: by its occupations or, once it is over, by the specialists named with its
 * services, in order.
 */
export const runsOfVisit = (visit: CalendarVisit): readonly VisitRun[] => {
  const services = timed(visit);
  const begins = visit.occupied.length > 0 ? visit.occupied : changesOf(visit, services);
  return begins.map((run, no) => {
    const start = no === 0 ? visit.start : run.start;
    const end = begins[no + 1]?.start ?? visit.end;
    return {
      resourceId: run.resourceId,
      start,
      end,
      busyUntil: new Date(Math.max(run.end.getTime(), end.getTime())),
      services: services.filter((service) => start <= service.start && service.start < end),
    };
  });
};

/** The visit's blocks in the calendar, one for each run. */
export const blocksOf = (visit: CalendarVisit, now: Date): CalendarBlock[] => {
  const runs = runsOfVisit(visit);
  const movable = isMovable(visit, now);
  return runs.map(({ resourceId, start, end, busyUntil, services }, part) => ({
    bookingId: visit.id,
    part,
    parts: runs.length,
    resourceId,
    start: toLocalIso(start),
    end: toLocalIso(end),
    busyUntil: toLocalIso(busyUntil),
    status: visit.status,
    attendance: visit.attendance,
    source: visit.source,
    no: visit.no ?? 0,
    customer: visit.customer,
    phone: visit.phone,
    services: services.map(({ name }) => name),
    ...wishesOf(visit),
    allergies: visit.allergies,
    movable,
  }));
};

/** A pending or confirmed visit can be moved until the end of its day. */
export const isMovable = ({ status, start }: Pick<CalendarVisit, 'status' | 'start'>, now: Date): boolean =>
  (status === 'pending' || status === 'confirmed') && start >= startOfDay(now);

const timed = ({ start, services }: CalendarVisit) => {
  let from = start;
  return services.map((service) => {
    const begins = from;
    from = addMinutes(from, service.durationMinutes);
    return { ...service, start: begins };
  });
};

/** The points where another specialist takes over; at least one, even without services. */
const changesOf = ({ start, end }: CalendarVisit, services: ReturnType<typeof timed>) => {
  const changes = services.filter(
    ({ specialistId }, no) => no === 0 || specialistId !== services[no - 1]?.specialistId,
  );
  if (changes.length === 0) return [{ resourceId: null, start, end }];
  return changes.map((service) => ({
    resourceId: service.specialistId,
    start: service.start,
    end: service.start,
  }));
};
