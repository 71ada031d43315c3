import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { calendarBlockSchema } from './salon-calendar.api.ts';

/** Somebody who works at the salon, or a chair where it books chairs, and when they have nothing to do today. */
const personSchema = z.object({
  /** A specialist's id, or a chair's number as text. */
  id: z.string(),
  name: z.string(),
  /** By start; instants as ISO with +05:30. Empty for a former specialist who still has visits today. */
  free: z.array(z.object({ start: z.string(), end: z.string() })),
});

/**
 * What the salon's day is made of, from midnight to midnight in India: who does which visit when, and who is free when.
 * What of it is now, next or over follows from the clock, so a page needs no new answer while nothing is changed.
 */
export const salonToday = operation({
  name: 'salon.today',
  summary: "Today's visits and free time",
  method: 'GET',
  path: '/api/salon/today',
  access: ['salon'],
  reply: envelope({
    date: z.string(),
    /** Null on a day on which the salon opens; `reason` is the closure's, empty by the weekly hours. */
    closed: z.nullable(z.object({ reason: z.string() })),
    people: z.array(personSchema),
    /** As in the calendar: by start, without cancelled visits. */
    blocks: z.array(calendarBlockSchema),
    /** Minutes that starts in the salon's calendar are snapped to. */
    step: z.int(),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
