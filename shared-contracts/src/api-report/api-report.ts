import * as z from 'zod/mini';

/**
 * Field → type: {'salons[].rating': 'number', 'corrected?': 'string'}. A path that ends in '?' is optional; a type
 * lists each possible kind of value, sorted: '"open" | "paid"', 'null | string'.
 */
const fieldsSchema = z.record(z.string(), z.string());
export type ApiFields = z.output<typeof fieldsSchema>;

/** One operation, as far as its callers depend on it. */
export const apiOperationSchema = z.object({
  /** 'GET /api/public/salons/:id'. */
  call: z.string(),
  /** Fields by location: 'params.id', 'query.page?', 'body.services[].id', 'file.photo'. */
  request: fieldsSchema,
  reply: fieldsSchema,
});
export type ApiOperation = z.output<typeof apiOperationSchema>;

/**
 * An operation as a build was compiled with it, and what the build does not use of it: optional fields whose names
 * occur nowhere in its code. All others count as used, since replies are parsed by their schema.
 */
export const apiUseSchema = z.extend(apiOperationSchema, {
  unsent: z.optional(z.array(z.string())),
  unread: z.optional(z.array(z.string())),
});
export type ApiUse = z.output<typeof apiUseSchema>;

/** The report of a provider API: its version, and its operations by name. */
export const apiReportSchema = z.object({
  version: z.string(),
  operations: z.record(z.string(), apiOperationSchema),
});
export type ApiReport = z.output<typeof apiReportSchema>;

/** The committed report, below the root of the repository. */
export const API_REPORT_FILE = 'shared-contracts/provider-api.report.json';
