import {
  composedRemoteSchema,
  type LeftOut,
  PAGE_DATA_ID,
  type PageData,
  pageDataSchema,
} from '@sundara/contracts/federation';
import * as z from 'zod/mini';

// The page's security policy has no 'unsafe-eval', and a probe for it would be reported as a violation.
z.config({ jitless: true });

export type PageDataOutcome =
  | { readonly ok: true; readonly data: PageData }
  | { readonly ok: false; readonly code: PageDataFault; readonly detail: string };

export type PageDataFault = 'PAGE_DATA_MISSING' | 'PAGE_DATA_UNREADABLE' | 'PAGE_DATA_INVALID';

const fault = (code: PageDataFault, detail: string): PageDataOutcome => ({ ok: false, code, detail });

const parseJson = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
};

const textOf = (document: Document): string | null | undefined =>
  document.getElementById(PAGE_DATA_ID)?.textContent;

const overriding = z.object({ qa: z.object({ override: z.object({}) }) });

/** Whether this browser runs other versions than the site; works even when the rest of the page's data is broken. */
export const hasOverride = (document: Document): boolean =>
  z.safeParse(overriding, parseJson(textOf(document) ?? '')?.value).success;

const issueOf = (error: z.core.$ZodError): string => {
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
const withoutBroken = (page: unknown): unknown => {
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

/**
 * Reads what the site server wrote into the page; nothing is loaded or run from data that breaks the schema. A remote
 * whose own data breaks it is left out.
 */
export const readPageData = (document: Document): PageDataOutcome => {
  const text = textOf(document);
  if (!text) return fault('PAGE_DATA_MISSING', `The page has no element #${PAGE_DATA_ID} with data.`);
  const json = parseJson(text);
  if (!json) return fault('PAGE_DATA_UNREADABLE', `The data in #${PAGE_DATA_ID} is not JSON.`);
  const whole = z.safeParse(pageDataSchema, json.value);
  const parsed = whole.success ? whole : z.safeParse(pageDataSchema, withoutBroken(json.value));
  return parsed.success ? { ok: true, data: parsed.data } : fault('PAGE_DATA_INVALID', issueOf(parsed.error));
};
