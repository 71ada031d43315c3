import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { timeOffSchema, timeOffWish } from './salon-calendar.api.ts';
import { longText, uuidText } from './text.ts';

/** More are not cancelled at once, so that the salon's other customers don't wait for it. */
export const MOST_CLOSED_OVER = 100;

/**
 * `standing` is still to come and can be cancelled; `begun` has its customer in the chair, `held` is being paid for just
 * now: these two are never cancelled by closing.
 */
export const VISIT_STATES = ['standing', 'begun', 'held'] as const;

/** A visit that stands in time that is to be closed. */
export const visitInTheWaySchema = z.object({
  bookingId: z.string(),
  /** ISO with +05:30. */
  start: z.string(),
  customer: z.string(),
  /** Empty where a walk-in left none. */
  phone: z.string(),
  services: z.array(z.string()),
  /** Who does it, by name; empty where the chair is no longer known. */
  people: z.array(z.string()),
  /** What goes back to the customer if the salon cancels it, in rupees: all that was paid here. */
  refund: z.number(),
  /** Whether the customer is told by mail; otherwise the salon has to call. */
  byMail: z.boolean(),
  state: z.enum(VISIT_STATES),
  /** Whether this call cancelled it. */
  cancelled: z.boolean(),
  /** Why it still stands though it was to be cancelled. */
  failure: z.nullable(z.string()),
});
export type VisitInTheWay = z.output<typeof visitInTheWaySchema>;

/**
 * Closes time over the visits that stand in it. With `close: false` nothing is written: the reply tells these visits and
 * what would go back. With `close: true` the visits named in `cancel` are cancelled by the salon, which refunds all that
 * was paid and mails `message` to the customer, and the time is closed, in one step. A visit that can't be cancelled is
 * told with the reason, and stays. A visit that was booked since the list was read is never cancelled unseen: then
 * nothing is done at all. Repeating the call does nothing more.
 */
export const closeOverVisits = operation({
  name: 'salon.closeOverVisits',
  summary: 'Cancel the visits in a time, and close it',
  method: 'POST',
  path: '/api/salon/time-off/over-visits',
  access: ['salon'],
  body: z.object({
    ...timeOffWish,
    close: z._default(z.boolean(), false),
    cancel: z._default(z.array(uuidText).check(z.maxLength(MOST_CLOSED_OVER)), []),
    /** What the customers read of it. */
    message: z._default(longText(500), ''),
  }),
  reply: envelope({ timeOff: z.nullable(timeOffSchema), visits: z.array(visitInTheWaySchema) }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'VISITS_IN_THE_WAY'],
  rules: {
    end: 'It ends after it starts, within 400 days and the next two years',
    resourceId: 'A specialist or chair of the salon, but for a closure',
    '': 'A limited number of visits and closed times',
  },
});
