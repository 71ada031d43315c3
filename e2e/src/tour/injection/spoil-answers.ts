import type { BrowserContext } from 'playwright-core';
import { FIXED_WORDS } from './fixed-words.ts';

const ADDRESS = /^(\/|https?:)/;
/** Ids and tokens; days and instants; times of day; amounts. Whatever else has words may be somebody's. */
const HAS_A_FORM = [/^[\w-]{20,}$/, /^\d{4}-\d\d-\d\d(T|$)/, /^\d{1,2}:\d\d/, /^[\d.]*$/];

const isText = (value: string): boolean =>
  !FIXED_WORDS.has(value) && !HAS_A_FORM.some((form) => form.test(value));

/** What stands in for what an answer says; what is not given, or undefined, stays. */
export interface Spoil {
  /** Stands behind what a text was, so that a page still finds its heading. */
  readonly text?: () => string | undefined;
  /** Stands in the place of an address. */
  readonly address?: () => string | undefined;
}

/** A value of JSON with every text or address in it spoilt. */
export const spoilt = (value: unknown, spoil: Spoil): unknown => {
  if (typeof value === 'string') {
    if (ADDRESS.test(value)) return spoil.address?.() ?? value;
    return isText(value) ? value + (spoil.text?.() ?? '') : value;
  }
  if (Array.isArray(value)) return value.map((each) => spoilt(each, spoil));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spoilt(each, spoil)]));
};

/** Spoils every answer of the API to the pages of a context. */
export const spoilAnswers = async (context: BrowserContext, spoil: Spoil): Promise<void> => {
  await context.route('**/api/**', async (route) => {
    const answer = await route.fetch().catch(() => undefined);
    if (!answer) return route.abort();
    const type = answer.headers()['content-type'] ?? '';
    if (!type.includes('application/json')) return route.fulfill({ response: answer });
    return route.fulfill({ response: answer, json: spoilt(await answer.json(), spoil) });
  });
};
