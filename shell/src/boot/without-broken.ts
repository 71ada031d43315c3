import { composedRemoteSchema, type LeftOut } from '@sundara/contracts/federation';
import * as z from 'zod/mini';

/** The first fault that a schema finds: 'composition.remotes: Invalid input'. */
export const issueOf = (error: z.core.$ZodError): string => {
  const [first] = error.issues;
  return first ? `${first.path.join('.')}: ${first.message}` : 'It breaks the schema.';
};

const withRemotes = z.looseObject({
  composition: z.looseObject({
    remotes: z.record(z.string(), z.unknown()),
    leftOut: z.optional(z.record(z.string(), z.unknown())),
  }),
});
const versioned = z.object({ version: z.string() });

/** The page without the remotes that break the schema, each with its reason: the other remotes run without them. */
export const withoutBroken = (page: unknown): unknown => {
  const found = z.safeParse(withRemotes, page);
  if (!found.success) return page;
  const { composition } = found.data;
  const remotes: Record<string, unknown> = {};
  const leftOut: Record<string, LeftOut> = {};
  for (const [id, remote] of Object.entries(composition.remotes)) {
    const read = z.safeParse(composedRemoteSchema, remote);
    // Not in one expression: the bundler keeps all of zod where `?.` follows a call of it.
    const { data } = z.safeParse(versioned, remote);
    const version = data?.version ?? 'unknown';
    if (read.success) remotes[id] = remote;
    else leftOut[id] = { version, why: issueOf(read.error) };
  }
  return {
    ...found.data,
    composition: { ...composition, remotes, leftOut: { ...composition.leftOut, ...leftOut } },
  };
};
