import * as z from 'zod/mini';
import { ERRORS, type ErrorCode } from '../errors/catalogue.ts';

/** The schema of a success, with its outcome under all of the specified names (resolutions E1). */
export const envelope = <F extends z.core.$ZodLooseShape>(fields: F) =>
  z.object({
    success: z.literal(true),
    status: z.literal('success'),
    message: z.string(),
    msg: z.string(),
    ...fields,
  });

/** A success under all of the specified names, with the fields of the reply. */
export const succeed = <F extends object>(message: string, fields: F) => ({
  success: true as const,
  status: 'success' as const,
  message,
  msg: message,
  ...fields,
});

/** Page numbers under all of the specified names (resolutions E2). */
export const paginationSchema = z.object({
  totalCount: z.int(),
  totalPages: z.int(),
  currentPage: z.int(),
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  pages: z.int(),
});

/** Page numbers of a list; `page` counts from 1. An empty list has one empty page. */
export const pagination = (page: number, limit: number, total: number): z.output<typeof paginationSchema> => {
  const pages = Math.max(1, Math.ceil(total / limit));
  return { totalCount: total, totalPages: pages, currentPage: page, page, limit, total, pages };
};

/** A page number in a query, from 1. */
export const pageNumber = z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000));

/** Page number and page size in a query; the size is capped at 100. */
export const pageQuery = (defaultLimit: number) => ({
  page: z._default(pageNumber, 1),
  limit: z._default(
    z.pipe(
      z.coerce.number().check(z.int(), z.gte(1)),
      z.transform((size) => Math.min(size, 100)),
    ),
    defaultLimit,
  ),
});

/** A start of a visit; `capacity` is the number of places that are still free at that time. */
export const slotSchema = z.object({
  time: z.string(),
  dateTime: z.string(),
  available: z.boolean(),
  capacity: z.int(),
});
export type SlotReply = z.output<typeof slotSchema>;

/** The parts of a price, in rupees. */
export const quoteSchema = z.object({
  base: z.number(),
  discount: z.number(),
  fee: z.number(),
  gst: z.number(),
  total: z.number(),
});

export const fieldErrorSchema = z.object({ path: z.string(), message: z.string() });

const errorCodes = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** A visit that stands outside of new hours; `dateTime` is an ISO instant. */
export const visitOutsideSchema = z.object({
  id: z.string(),
  no: z.int(),
  dateTime: z.string(),
  customer: z.string(),
});
export type VisitOutside = z.output<typeof visitOutsideSchema>;

/** The schema of every failure: a stable code in addition to the text, and details that help to continue. */
export const errorReplySchema = z.object({
  success: z.literal(false),
  status: z.literal('error'),
  code: z.enum(errorCodes),
  message: z.string(),
  msg: z.string(),
  next: z.string(),
  /** 400: the invalid fields. */
  fields: z.optional(z.array(fieldErrorSchema)),
  /** 409 and 422 on a slot: what is free on that day now. */
  slots: z.optional(z.array(slotSchema)),
  /** 409 on a price: what the basket costs now. */
  quote: z.optional(quoteSchema),
  /** 409 on a visit: the customer's own booking that conflicts with it; `dateTime` is an ISO instant. */
  booking: z.optional(z.object({ id: z.string(), salon: z.string(), dateTime: z.string() })),
  /** 409 on hours: the salon's visits that would stand outside them, by start, a hundred at most. */
  visits: z.optional(z.array(visitOutsideSchema)),
});
export type ErrorReply = z.output<typeof errorReplySchema>;
