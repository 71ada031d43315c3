import * as z from 'zod/mini';
import { actSchema, documentHashSchema, environmentNameSchema } from '../federation/release-documents.ts';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { environmentParams, environmentStateSchema } from './release-state.schema.ts';

export const releaseConsole = operation({
  name: 'release.console',
  summary: 'What every environment runs, and how it fares',
  method: 'GET',
  path: '/api/releases/environments',
  access: ['admin'],
  reply: envelope({ environments: z.array(environmentStateSchema) }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

/** A release together with something that it has not run with yet, judged by the gate. */
const compatibilityPairSchema = z.object({
  /** 'booking@1.4.2'. */
  release: z.string(),
  /** Who is responsible for it; missing if its record can't be read. */
  owner: z.optional(z.string()),
  /** What it is judged with: 'shell@1.3.0', or 'what is live'. */
  beside: z.string(),
  /** Where it runs, for 'everybody' or in the 'canary'. */
  places: z.array(z.object({ environment: environmentNameSchema, by: z.string() })),
  /** Empty if they fit. */
  findings: z.array(
    z.object({ release: z.string(), rule: z.string(), found: z.string(), remedy: z.optional(z.string()) }),
  ),
});
export type CompatibilityPair = z.output<typeof compatibilityPairSchema>;

export const releaseCompatibility = operation({
  name: 'release.compatibility',
  summary: 'Whether what is live fits the next shell, and what is next fits what is live',
  method: 'GET',
  path: '/api/releases/compatibility',
  access: ['admin'],
  reply: envelope({
    /** The next releases: the newest of each part, if it runs nowhere yet. */
    next: z.array(z.string()),
    pairs: z.array(compatibilityPairSchema),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

export const releaseHistory = operation({
  name: 'release.history',
  summary: 'Who changed what an environment runs, when and why; newest first',
  method: 'GET',
  path: '/api/releases/environments/:environment/history',
  access: ['admin'],
  params: environmentParams,
  /** The id of an act: returns the page after it. */
  query: z.object({ after: z.optional(documentHashSchema) }),
  reply: envelope({
    /** At most 30. `fromVersions` and `toVersions` are set if the act changed the composition. */
    acts: z.array(
      z.extend(actSchema, {
        id: documentHashSchema,
        fromVersions: z.optional(z.record(z.string(), z.string())),
        toVersions: z.optional(z.record(z.string(), z.string())),
      }),
    ),
    next: z.nullable(documentHashSchema),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
export type HistoryAct = z.output<typeof releaseHistory.reply>['acts'][number];
