import { PAGE_DATA_ID, type PageData, pageDataSchema } from '@sundara/contracts/federation';
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

/** Whether this browser runs other versions than the site, also where the rest of the page's data is broken. */
export const hasOverride = (document: Document): boolean =>
  z.safeParse(overriding, parseJson(textOf(document) ?? '')?.value).success;

/** Reads what the site server wrote into the page; nothing is loaded or run from data that breaks the schema. */
export const readPageData = (document: Document): PageDataOutcome => {
  const text = textOf(document);
  if (!text) return fault('PAGE_DATA_MISSING', `The page has no element #${PAGE_DATA_ID} with data.`);
  const json = parseJson(text);
  if (!json) return fault('PAGE_DATA_UNREADABLE', `The data in #${PAGE_DATA_ID} is not JSON.`);
  const parsed = z.safeParse(pageDataSchema, json.value);
  if (parsed.success) return { ok: true, data: parsed.data };
  const [first] = parsed.error.issues;
  return fault(
    'PAGE_DATA_INVALID',
    first ? `${first.path.join('.')}: ${first.message}` : 'It breaks the schema.',
  );
};
