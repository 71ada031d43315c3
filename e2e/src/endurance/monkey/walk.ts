import type { Random } from '@sundara/contracts/testing';
import type { Browser, Page } from 'playwright-core';
import { ADMIN, CUSTOMER, OWNER } from '../../accounts.ts';
import { DESKTOP, visit } from '../../browser.ts';
import { KEEP_NAMES } from '../../keep-names.ts';
import type { Site } from '../../site.ts';
import { watchRequests } from '../../tour/arrival.ts';
import { pagesFor } from '../../tour/route-rows.ts';
import { addressOf, type Visitor } from '../../tour/tour-page.ts';
import { signInHere } from '../sign-in-here.ts';
import { anyDeed } from './deeds.ts';
import { unfit, watchFaults } from './page-faults.ts';

/** The result of a walk: it ends with its first fault. */
export interface Walk {
  readonly steps: readonly string[];
  readonly ms: number;
  readonly faults: readonly string[];
}

const ACCOUNTS: Partial<Record<Visitor, string>> = { customer: CUSTOMER, salon: OWNER, admin: ADMIN };

const isSignedOut = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('token') === null);

/** A page that is left while it is looked at is no fault; whatever else ends a step is one. */
const unlessLeaving =
  (steps: string[]) =>
  (error: unknown): readonly string[] => {
    const reason = String(error);
    if (!/context was destroyed|Frame was detached/.test(reason)) return [reason];
    steps.push('meets a page that is being left');
    return [];
  };

/** Who walks, and how far: until both are reached. */
export interface Route {
  readonly visitor: Visitor;
  readonly random: Random;
  readonly leastSteps: number;
  readonly leastMs: number;
  /** How long a page may be without its content. */
  readonly blankMs: number;
}

/** Lets a monkey press what it finds, in pages for one kind of visitor; who logs out signs in again. */
export const walk = async (
  browser: Browser,
  site: Site,
  { visitor, random, leastSteps, leastMs, blankMs }: Route,
): Promise<Walk> => {
  const { page, context } = await visit(browser, DESKTOP, site.url);
  await context.addInitScript(KEEP_NAMES);
  const faults = watchFaults(page, context);
  const quiet = watchRequests(page);
  const pages = await pagesFor(site, visitor);
  const addresses = await Promise.all(pages.map((tourPage) => addressOf(site.url, tourPage)));
  const account = ACCOUNTS[visitor];
  const steps: string[] = [];
  const takeStep = async (): Promise<readonly string[]> => {
    if (account && (await isSignedOut(page))) await signInHere(page, account);
    const at = new URL(page.url()).pathname;
    steps.push(`${at}: ${await anyDeed({ page, context, random, addresses })}`);
    await quiet();
    return [...faults, ...(await unfit(page, new URL(site.url).origin, blankMs))];
  };
  await page.goto('/');
  const began = performance.now();
  const lasted = (): number => performance.now() - began;
  let found: readonly string[] = [];
  while ((steps.length < leastSteps || lasted() < leastMs) && found.length === 0)
    found = await takeStep().catch(unlessLeaving(steps));
  const ms = lasted();
  await context.close();
  // A step that met a page that was being left told of nothing that it collected.
  return { steps, ms, faults: found.length > 0 ? found : [...faults] };
};
