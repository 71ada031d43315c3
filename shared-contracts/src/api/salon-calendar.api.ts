import * as z from 'zod/mini';
import { byWish } from '../booking/wishes.ts';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { ATTENDANCES, salonBookingDetailSchema } from './booking.schema.ts';
import { dayHoursSchema } from './salon.schema.ts';
import { date, keepable, longText, momentText, personName, phoneText, uuidText } from './text.ts';

const own = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
/** ISO; without an offset Asia/Kolkata is meant (resolutions T1). */
const instant = momentText('Choose a day from 2000 to 2100.');
/** A specialist's id, or a chair's number as text where the salon books chairs. */
const resourceId = z.string().check(z.minLength(1), z.maxLength(64), keepable);

/** One block of the calendar: what one resource does in a visit. Instants as ISO with +05:30. */
export const calendarBlockSchema = z.object({
  bookingId: z.string(),
  /** The number of the run within its visit, from 0: each run is done by another resource than the one before. */
  part: z.int(),
  parts: z.int(),
  /** Null if the chair is no longer known. */
  resourceId: z.nullable(z.string()),
  start: z.string(),
  end: z.string(),
  /** Until when the resource is taken, tidying up included. */
  busyUntil: z.string(),
  status: z.string(),
  attendance: z.nullable(z.enum(ATTENDANCES)),
  source: z.string(),
  no: z.int(),
  customer: z.string(),
  phone: z.string(),
  services: z.array(z.string()),
  ...byWish(() => z.string()),
  /** What the salon noted of the customer; empty if nothing. Missing from older providers. */
  allergies: z._default(z.string(), ''),
  /** Whether the visit can be moved and resized now. */
  movable: z.boolean(),
});
export type CalendarBlock = z.output<typeof calendarBlockSchema>;

export const TIME_OFF_KINDS = ['leave', 'blocked', 'closure'] as const;
export type TimeOffKind = (typeof TIME_OFF_KINDS)[number];

/** Time in which a specialist (leave, blocked), a chair (blocked) or the whole salon (closure) can't be booked. */
export const timeOffSchema = z.object({
  id: z.string(),
  kind: z.enum(TIME_OFF_KINDS),
  /** Null for the whole salon. */
  resourceId: z.nullable(z.string()),
  start: z.string(),
  end: z.string(),
  reason: z.string(),
});
export type TimeOffEntry = z.output<typeof timeOffSchema>;

/** A column of the calendar: a specialist, or a chair. */
export const calendarResourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  specialization: z.string(),
  /** Services that they do; empty for all. */
  does: z.array(z.string()),
  /** When they work on each requested day, in order; the salon's own hours apply as well. */
  days: z.array(dayHoursSchema),
});
export type CalendarResource = z.output<typeof calendarResourceSchema>;

/** The salon's calendar from one day to another, both included, 7 days at most. */
export const salonCalendar = operation({
  name: 'salon.calendar',
  summary: 'Visits, roster and time off by day',
  method: 'GET',
  path: '/api/salon/calendar',
  access: ['salon'],
  query: z.object({ from: date, to: date }),
  reply: envelope({
    days: z.array(
      z.object({
        date: z.string(),
        hours: dayHoursSchema,
        /**
         * ISO; when, within the last 24 hours, a hold was refused because unpaid holds of one network had reached their
         * limit for the day. Missing from older providers.
         */
        crowdedAt: z.optional(z.nullable(z.string())),
      }),
    ),
    resources: z.array(calendarResourceSchema),
    blocks: z.array(calendarBlockSchema),
    timeOff: z.array(timeOffSchema),
    /** Minutes that starts and ends are snapped to. */
    step: z.int(),
  }),
  errors: ['VALIDATION_FAILED', ...own],
  rules: { to: 'The last day comes after the first one, within 7 days' },
});

/**
 * Moves a visit of the salon to another time, another resource, or both, or makes its last service longer or shorter.
 * The usual rules apply (opening, roster, leave, who does what, no double booking), but lead time, horizon and grid
 * bind customers only: the salon moves in steps of 5 minutes, from the start of today on. The customer is notified if
 * the time changes. `expectedStart` is what the screen showed.
 */
export const moveBooking = operation({
  name: 'salon.moveBooking',
  summary: 'Move or resize a visit',
  method: 'PATCH',
  path: '/api/salon/bookings/:id/time',
  access: ['salon'],
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  body: z.object({
    start: z.optional(instant),
    /** The new resource of the moved part; the other parts keep theirs. */
    resourceId: z.optional(resourceId),
    part: z._default(z.int(), 0),
    /** Minutes of the whole visit. */
    duration: z.optional(z.int().check(z.gte(5), z.lte(720))),
    expectedStart: z.optional(instant),
  }),
  reply: envelope({ blocks: z.array(calendarBlockSchema) }),
  errors: [
    'VALIDATION_FAILED',
    ...own,
    'SLOT_TAKEN',
    'SLOT_NOT_BOOKABLE',
    'STATUS_REFUSED',
    'STATUS_CHANGED',
  ],
  rules: { part: 'The visit has this part', duration: 'A multiple of 5 minutes' },
});

/**
 * Records a visit that was not booked here: a walk-in or a phone call. It is paid at the salon, without our fee.
 * `start` is by default now, at the next 5 minutes; `resourceId` is by default a free resource. Repeating a `key`
 * returns the same visit.
 */
export const addWalkIn = operation({
  name: 'salon.addWalkIn',
  summary: 'Write down a walk-in',
  method: 'POST',
  path: '/api/salon/walk-ins',
  access: ['salon'],
  body: z.object({
    key: uuidText,
    services: z.array(uuidText).check(z.minLength(1, 'Choose at least one service'), z.maxLength(20)),
    start: z.optional(instant),
    resourceId: z.optional(resourceId),
    customer: z._default(
      z.object({
        name: z._default(z.union([personName, z.literal('')]), ''),
        phone: z._default(phoneText(30), ''),
      }),
      { name: '', phone: '' },
    ),
    note: z._default(longText(500), ''),
  }),
  reply: envelope({ data: salonBookingDetailSchema, blocks: z.array(calendarBlockSchema) }),
  errors: ['VALIDATION_FAILED', ...own, 'SERVICE_NOT_OFFERED', 'SLOT_TAKEN', 'SLOT_NOT_BOOKABLE'],
  rules: { resourceId: 'A specialist or chair that can be booked at the salon' },
});

/** Leave, blocked times and closures that overlap the days, both included, 400 days at most. */
export const listTimeOff = operation({
  name: 'salon.timeOff',
  summary: 'Leave, blocked times and closures',
  method: 'GET',
  path: '/api/salon/time-off',
  access: ['salon'],
  query: z.object({ from: date, to: date }),
  reply: envelope({ timeOff: z.array(timeOffSchema) }),
  errors: ['VALIDATION_FAILED', ...own],
  rules: { to: 'The last day comes after the first one, within 400 days' },
});

/** What is closed: time of somebody or of the whole salon. */
export const timeOffWish = {
  kind: z.enum(TIME_OFF_KINDS),
  /** Not allowed for a closure. */
  resourceId: z.optional(resourceId),
  start: instant,
  end: instant,
  reason: z._default(longText(100), ''),
} as const;

/** With visits in that time, nothing is written and the message says how many, unless `keepVisits` is set. */
export const addTimeOff = operation({
  name: 'salon.addTimeOff',
  summary: 'Block time, take leave or close',
  method: 'POST',
  path: '/api/salon/time-off',
  access: ['salon'],
  body: z.object({ ...timeOffWish, keepVisits: z._default(z.boolean(), false) }),
  reply: envelope({ timeOff: timeOffSchema }),
  errors: ['VALIDATION_FAILED', ...own, 'VISITS_IN_THE_WAY'],
  rules: {
    end: 'It ends after it starts, within 400 days and the next two years',
    resourceId: 'A specialist or chair of the salon, but for a closure',
    '': 'A salon has a limited number of closed times',
  },
});

export const removeTimeOff = operation({
  name: 'salon.removeTimeOff',
  summary: 'Open that time again',
  method: 'DELETE',
  path: '/api/salon/time-off/:id',
  access: ['salon'],
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  reply: envelope({}),
  errors: [...own],
});

/**
 * Notifies customers of a delay: those of today's visits of the resource that begin within the next `within` minutes,
 * each once, and again when the delay has grown by a quarter of an hour. Returns the visits concerned; with
 * `send: false` nothing is sent.
 */
export const runningLate = operation({
  name: 'salon.runningLate',
  summary: 'Tell the next customers of a delay',
  method: 'POST',
  path: '/api/salon/running-late',
  access: ['salon'],
  body: z.object({
    resourceId: z.optional(resourceId),
    minutes: z.literal([10, 15, 20, 30, 45, 60]),
    within: z._default(z.int().check(z.gte(15), z.lte(600)), 180),
    send: z._default(z.boolean(), true),
  }),
  reply: envelope({
    told: z.array(
      z.object({
        bookingId: z.string(),
        customer: z.string(),
        formattedTime: z.string(),
        byMail: z.boolean(),
      }),
    ),
  }),
  errors: ['VALIDATION_FAILED', ...own, 'RATE_LIMITED'],
});
