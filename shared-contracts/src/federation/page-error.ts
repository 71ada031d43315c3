import * as z from 'zod/mini';

/** How an error came up: a part threw while it rendered, code outside of that did, a promise failed, a call did. */
export const ERROR_KINDS = ['render', 'uncaught', 'rejection', 'call'] as const;

/**
 * Names of errors that leave a page. Any other name is `other`: code may put anything there. `CallFailed` is a call of
 * the contract without a usable answer.
 */
export const ERROR_TYPES = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'DataError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'ChunkLoadError',
  'CallFailed',
  'other',
] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

/** The most errors that one page sends, each once. */
export const MOST_ERRORS = 20;
/** The most frames of one error. */
export const MOST_FRAMES = 3;

const short = z.string().check(z.maxLength(100));
/** A route as it is declared, '/salon/:id', or '*' for an address without one: no part of it is a visitor's. */
const route = z
  .string()
  .check(z.maxLength(100), z.regex(/^(\*|\/|(\/:?[a-z][a-z-]*)+)$/i, "A route is written '/salon/:id'"));
const milliseconds = z.number().check(z.gte(0), z.lte(600_000));

/** A failed call of the contract. `status` is missing where nothing answered. */
const failedCallSchema = z.object({
  operation: z.string().check(z.maxLength(60), z.regex(/^[a-z]\w*(\.[a-z]\w*)+$/i)),
  status: z.optional(z.int().check(z.gte(100), z.lte(599))),
  /** `x-request-id` of the answer, by which logs and traces of the servers find the call. */
  requestId: z.optional(z.uuid()),
});

/** An error in a page, as far as it leaves it: no message, no address, nothing that a person wrote. */
export const pageErrorSchema = z.object({
  /** The release whose code threw, or whose page made the call; 'shell' where no remote is known. */
  remote: short,
  version: short,
  kind: z.enum(ERROR_KINDS),
  /** Types of a newer shell count as `other`. */
  type: z.catch(z.enum(ERROR_TYPES), 'other'),
  route,
  /** Places in files of releases, the innermost first: 'c/home.1a2b3c4d.js:1:2034'. */
  frames: z
    .array(z.string().check(z.maxLength(120), z.regex(/^[\w@+-][\w@+./-]*\.js:\d{1,7}:\d{1,7}$/)))
    .check(z.maxLength(MOST_FRAMES)),
  call: z.optional(failedCallSchema),
});
export type PageError = z.output<typeof pageErrorSchema>;

/**
 * What is timed in a page: `route-change` from the press until the next page is shown, `inp`, `lcp` and `cls` as the
 * Web Vitals define them.
 */
export const TIMED = ['route-change', 'inp', 'lcp', 'cls'] as const;

/** One measure of a page. The value of `cls` is a score without unit, all others are milliseconds. */
export const pageTimingSchema = z.object({
  remote: short,
  version: short,
  route,
  measure: z.enum(TIMED),
  value: milliseconds,
});
export type PageTiming = z.output<typeof pageTimingSchema>;
