import { documentHashSchema, pageDataSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { originOf } from '../../settings.ts';

const isAssetsUrl = (text: string): boolean => text === '' || originOf(text) === text;

/** The set that a page runs, by name: whoever renders it reads what the names stand for by itself. */
export const namedSetSchema = z.strictObject({
  /** Hash of the composition's document. */
  composition: documentHashSchema,
  /** As in the site's settings: an origin, or '' for the page's own. */
  assetsUrl: z.string().check(z.refine(isAssetsUrl, 'must be an origin, or empty')),
  /** Id of each remote that the page runs without → why. */
  leftOut: z.record(z.string(), z.string()),
});
export type NamedSet = z.output<typeof namedSetSchema>;

/** The body of POST /warm. */
export const warmCallSchema = z.strictObject({ set: namedSetSchema });

/** The body of POST /render: a page to render; it carries names and public data, never code. */
export const renderCallSchema = z.strictObject({
  set: namedSetSchema,
  /** A route of a remote as it is declared: '/salon/:id'. */
  route: z.strictObject({ remoteId: z.string(), path: z.string() }),
  job: z.strictObject({
    path: z.string(),
    now: z.iso.datetime(),
    page: z.omit(pageDataSchema, { composition: true }),
    replies: z.record(z.string(), z.strictObject({ status: z.int(), body: z.unknown() })),
  }),
});
export type RenderCall = z.output<typeof renderCallSchema>;

/** The longest reason of a fault, in characters; one is cut at it. */
export const LONGEST_REASON = 2_000;

/** The answer with status 200; without `rendered` the set or the route isn't rendered on servers now. */
export const renderAnswerSchema = z.object({
  rendered: z.optional(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('rendered'),
        html: z.string(),
        styles: z.array(z.object({ names: z.string(), css: z.string() })),
        title: z.optional(z.string()),
      }),
      z.object({
        kind: z.enum(['undeclared', 'elsewhere', 'failed', 'ended', 'unfit', 'closed']),
        detail: z.string(),
      }),
    ]),
  ),
  fault: z.optional(
    z.object({
      isOfShell: z.boolean(),
      reason: z.string().check(z.maxLength(LONGEST_REASON)),
    }),
  ),
});

/** The body of an answer with any other status: a sentence for the operator. */
export const renderRefusalSchema = z.object({ error: z.string() });
