import * as z from 'zod/mini';
import { LOAD_FAILURE_REASONS, LOAD_STEPS } from './outcome.ts';

const short = z.string().check(z.maxLength(100));
const milliseconds = z.number().check(z.gte(0), z.lte(600_000));

/** The outcome of loading one remote in one page. */
const reportSchema = z.object({
  remote: short,
  version: short,
  /** `loaded`, the reason why not, or `render`: it was loaded and threw while rendering. */
  outcome: z.enum(['loaded', 'render', ...LOAD_FAILURE_REASONS]),
  /** Time from the request to the module, and of each step, in milliseconds. */
  tookMs: z.optional(milliseconds),
  steps: z.optional(z.partialRecord(z.enum(LOAD_STEPS), milliseconds)),
  /** The version that ran instead. */
  instead: z.optional(short),
});
export type RemoteReport = z.output<typeof reportSchema>;

/** A page's report to the site about the remotes that it loaded. It contains no personal data. */
export const beaconSchema = z.object({
  composition: short,
  sequence: z.int(),
  /** Whether the page ran the environment's canary. */
  canary: z.boolean(),
  reports: z.array(reportSchema).check(z.minLength(1), z.maxLength(50)),
});
export type Beacon = z.output<typeof beaconSchema>;
