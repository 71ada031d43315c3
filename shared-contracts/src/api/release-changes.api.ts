import * as z from 'zod/mini';
import { flagNameSchema, flagReachSchema } from '../federation/flags.ts';
import { documentHashSchema } from '../federation/release-documents.ts';
import { envelope } from './envelope.ts';
import { operation } from './operation.ts';
import { environmentParams, environmentStateSchema } from './release-state.schema.ts';

const CHANGE_ERRORS = [
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'RELEASE_REFUSED',
  'RELEASE_CONFLICT',
] as const;

const why = z.string().check(z.trim(), z.minLength(3), z.maxLength(200));
/** Whether it goes on when the environment's provider API doesn't answer what it has, which is told as UNAVAILABLE. */
const withoutProvider = z.optional(z.boolean());

/** Takes an environment back to a composition that it ran before; `sequence` is what the caller saw. */
export const rollbackEnvironment = operation({
  name: 'release.rollback',
  summary: 'Go back to an earlier composition',
  method: 'POST',
  path: '/api/releases/environments/:environment/rollback',
  access: ['admin'],
  params: environmentParams,
  body: z.object({ composition: documentHashSchema, sequence: z.int(), why, withoutProvider }),
  reply: envelope({ environment: environmentStateSchema }),
  errors: CHANGE_ERRORS,
});

/** Ends a canary: `stop` takes everybody back, `finish` gives it to everybody. */
export const endCanary = operation({
  name: 'release.endCanary',
  summary: 'Stop a canary, or give it to everybody',
  method: 'POST',
  path: '/api/releases/environments/:environment/canary',
  access: ['admin'],
  params: environmentParams,
  body: z.object({ end: z.enum(['stop', 'finish']), sequence: z.int(), why, withoutProvider }),
  reply: envelope({ environment: environmentStateSchema }),
  errors: CHANGE_ERRORS,
});

/** Says for which share of the browsers, and beside it for which accounts and roles, a flag is on. */
export const setFlag = operation({
  name: 'release.setFlag',
  summary: 'Turn something new on for a share of the browsers, accounts and roles',
  method: 'POST',
  path: '/api/releases/environments/:environment/flags',
  access: ['admin'],
  params: environmentParams,
  body: z.object({ flag: flagNameSchema, ...flagReachSchema.shape, sequence: z.int(), why }),
  reply: envelope({ environment: environmentStateSchema }),
  errors: CHANGE_ERRORS,
});

/** Forgets a flag, which is off for everybody then. */
export const clearFlag = operation({
  name: 'release.clearFlag',
  summary: 'Forget a flag',
  method: 'POST',
  path: '/api/releases/environments/:environment/flags/clear',
  access: ['admin'],
  params: environmentParams,
  body: z.object({ flag: flagNameSchema, sequence: z.int(), why }),
  reply: envelope({ environment: environmentStateSchema }),
  errors: CHANGE_ERRORS,
});
