import { paiseOf, parseDateTime } from '@sundara/contracts';
import * as z from 'zod';
import type { BookedVisit } from '../../booking/index.ts';

const detailsSchema = z.object({
  salonId: z.string().optional(),
  dateTime: z.string().optional(),
  amount: z.number().optional(),
});

/**
 * The fields in which the browser's `bookingDetails` differ from what was ordered. They have no effect (resolutions
 * M6), but reveal a page that shows something other than what it sells.
 */
export const differingDetails = (given: unknown, booked: BookedVisit): string[] => {
  const { data: details } = detailsSchema.safeParse(given);
  if (!details) return [];
  const { salonId, dateTime, amount } = details;
  return [
    salonId !== undefined && salonId !== booked.salonId && 'salonId',
    dateTime !== undefined && parseDateTime(dateTime)?.getTime() !== booked.start.getTime() && 'dateTime',
    amount !== undefined && ![amount, paiseOf(amount)].includes(booked.totalPaise) && 'amount',
  ].filter((field) => field !== false);
};
