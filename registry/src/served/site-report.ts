import * as z from 'zod/mini';

const servedSchema = z.object({
  /** The sequence of the environment that pages run; null when there are no pages. */
  sequence: z.nullable(z.int()),
  /** The composition of pages outside the canary. */
  composition: z.nullable(z.string()),
  /** Id of each remote that pages run without → why. */
  leftOut: z.record(z.string(), z.string()),
  /** Why pages don't run the environment's current state. */
  fault: z.optional(z.string()),
});
export type Served = z.output<typeof servedSchema>;

/** The report of one site server about itself and what it serves in each environment. */
export const siteReportSchema = z.object({
  /** Name of its machine. */
  host: z.string(),
  port: z.int(),
  pid: z.int(),
  /** When it wrote this, an ISO instant. */
  seenAt: z.string(),
  environments: z.record(z.string(), servedSchema),
});
export type SiteReport = z.output<typeof siteReportSchema>;

/** Prefix of the report documents. They aren't signed, as they can't make anything run. */
export const REPORTS = 'sites/';

/** A live site server writes its report at least this often, in milliseconds. */
export const REPORT_EVERY_MS = 10_000;
