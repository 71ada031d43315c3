import * as z from 'zod/mini';
import { flagNameSchema, flagReachSchema } from '../federation/flags.ts';
import { documentHashSchema } from '../federation/release-documents.ts';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { environmentParams, environmentStateSchema } from './release-state.schema.ts';

/** Common to all changes of an environment: an admin requests them and gets the state afterwards. */
const CHANGE = {
  method: 'POST',
  access: ['admin'],
  params: environmentParams,
  reply: envelope({ environment: environmentStateSchema }),
  errors: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'NOT_FOUND',
    'RELEASE_REFUSED',
    'RELEASE_CONFLICT',
  ],
} as const;

const why = z.string().check(z.trim(), z.minLength(3), z.maxLength(200));
/** Whether to continue if the environment's provider API can't report what it has; else that is UNAVAILABLE. */
const withoutProvider = z.optional(z.boolean());

/** Rolls an environment back to a composition that it ran before; `sequence` is what the caller saw. */
export const rollbackEnvironment = operation({
  ...CHANGE,
  name: 'release.rollback',
  summary: 'Go back to an earlier composition',
  path: '/api/releases/environments/:environment/rollback',
  body: z.object({ composition: documentHashSchema, sequence: z.int(), why, withoutProvider }),
});

/** Ends a canary: `stop` takes everybody back, `finish` gives it to everybody. */
export const endCanary = operation({
  ...CHANGE,
  name: 'release.endCanary',
  summary: 'Stop a canary, or give it to everybody',
  path: '/api/releases/environments/:environment/canary',
  body: z.object({ end: z.enum(['stop', 'finish']), sequence: z.int(), why, withoutProvider }),
});

/** Sets the share of the browsers, and in addition the accounts and roles, for which a flag is on. */
export const setFlag = operation({
  ...CHANGE,
  name: 'release.setFlag',
  summary: 'Turn something new on for a share of the browsers, accounts and roles',
  path: '/api/releases/environments/:environment/flags',
  body: z.object({ flag: flagNameSchema, ...flagReachSchema.shape, sequence: z.int(), why }),
});

/** Deletes a flag, which is then off for everybody. */
export const clearFlag = operation({
  ...CHANGE,
  name: 'release.clearFlag',
  summary: 'Forget a flag',
  path: '/api/releases/environments/:environment/flags/clear',
  body: z.object({ flag: flagNameSchema, sequence: z.int(), why }),
});
