import * as z from 'zod/mini';
import { releaseVersionSchema } from './build-record.ts';
import { flagNameSchema } from './flags.ts';
import { documentHashSchema } from './release-documents.ts';

/**
 * Faults that QA can simulate for a remote. `down`: connections are cut. `not-found`, `server-error`: 404, 500.
 * `slow`: each file takes 3 s more. `stalled`: no response comes. `tampered`: one byte differs. `wrong-type`: scripts
 * are served as text. `wrong-contract`: it claims another shell API. `previous-version`: the previous release.
 */
export const FAULTS = [
  'down',
  'slow',
  'stalled',
  'tampered',
  'wrong-contract',
  'previous-version',
  'not-found',
  'server-error',
  'wrong-type',
] as const;
export const faultSchema = z.enum(FAULTS);
export type Fault = z.output<typeof faultSchema>;

/** A release of the registry or, in the environment `local`, a server on this machine: 'http://localhost:4001'. */
const replacement = z.union([
  releaseVersionSchema,
  z
    .string()
    .check(z.regex(/^http:\/\/localhost:\d{2,5}$/, "A development server is 'http://localhost:4001'")),
]);

/** What one browser runs instead of its environment's composition. */
export const overrideSchema = z.object({
  by: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  why: z.optional(z.string().check(z.maxLength(200))),
  /** ISO instant after which it has no effect. */
  until: z.string(),
  /** A whole composition to start from, instead of the environment's. */
  composition: z.optional(documentHashSchema),
  /** Id, or 'shell' → what to run instead. */
  versions: z.record(z.string(), replacement),
  faults: z.record(z.string(), faultSchema),
  /** Flag → whether it is on here, regardless of the environment. */
  flags: z.optional(z.record(flagNameSchema, z.boolean())),
});
export type Override = z.output<typeof overrideSchema>;

/** Names of the query parameters and cookies with which a browser states what it wants to run. */
export const OVERRIDE_PARAMETER = 'override';
/** `?safe` shows one page without the override; `?safe=forget` ends it. */
export const SAFE_PARAMETER = 'safe';
