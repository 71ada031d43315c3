import {
  type Asset,
  assetSchema,
  PAGE_DATA_ID,
  type PageData,
  pageDataSchema,
} from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { type CompositionFault, fetchComposition } from './fetch-composition.ts';
import { issueOf, withoutBroken } from './without-broken.ts';

// The page's security policy has no 'unsafe-eval', and a probe for it would be reported as a violation.
z.config({ jitless: true });

export type PageDataFault =
  | 'PAGE_DATA_MISSING'
  | 'PAGE_DATA_UNREADABLE'
  | 'PAGE_DATA_INVALID'
  | CompositionFault;

interface Failed {
  readonly ok: false;
  readonly code: PageDataFault;
  readonly detail: string;
}
export type PageDataOutcome = { readonly ok: true; readonly data: PageData } | Failed;
/** The JSON in the HTML, not checked yet. */
export type WrittenData = { readonly ok: true; readonly value: unknown } | Failed;

const fault = (code: PageDataFault, detail: string): Failed => ({ ok: false, code, detail });

/** Reads what the site server wrote into the page. */
export const readWrittenData = (document: Document): WrittenData => {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return fault('PAGE_DATA_MISSING', `The page has no element #${PAGE_DATA_ID} with data.`);
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return fault('PAGE_DATA_UNREADABLE', `The data in #${PAGE_DATA_ID} is not JSON.`);
  }
};

const overriding = z.object({ qa: z.object({ override: z.object({}) }) });

/** Whether this browser runs other versions than the site; works even when the rest of the page's data is broken. */
export const hasOverride = (document: Document): boolean => {
  const written = readWrittenData(document);
  return written.ok && z.safeParse(overriding, written.value).success;
};

const preloading = z.object({ preload: z.array(assetSchema) });

/** The files of the requested route, which don't wait for the composition; none if the data is broken. */
export const preloadOf = (written: WrittenData): readonly Asset[] => {
  const read = z.safeParse(preloading, written.ok ? written.value : undefined);
  return read.success ? read.data.preload : [];
};

const inFile = z.looseObject({ composition: assetSchema });

/** The page data with its composition, which is usually in a file. */
const withComposition = async (value: unknown): Promise<WrittenData> => {
  const { data } = z.safeParse(inFile, value);
  if (!data) return { ok: true, value };
  const fetched = await fetchComposition(data.composition);
  return fetched.ok ? { ok: true, value: { ...data, composition: fetched.value } } : fetched;
};

/**
 * Makes the page's data complete and checks it; nothing is loaded or run from data that breaks the schema. A remote
 * whose own data breaks it is left out.
 */
export const completePageData = async (written: WrittenData): Promise<PageDataOutcome> => {
  const whole = written.ok ? await withComposition(written.value) : written;
  if (!whole.ok) return whole;
  const checked = z.safeParse(pageDataSchema, whole.value);
  const parsed = checked.success ? checked : z.safeParse(pageDataSchema, withoutBroken(whole.value));
  return parsed.success ? { ok: true, data: parsed.data } : fault('PAGE_DATA_INVALID', issueOf(parsed.error));
};
