import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Depth } from '@sundara/contracts/testing';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { axeFindings } from './axe-findings.ts';
import { LIMIT_MS } from './limit.ts';

const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/**
 * Pages of journeys exist for seconds: V8's optimising compiler finishes too late for them, and takes a tenth of the
 * run.
 */
const SHORT_LIVED = '--js-flags=--no-opt';

/** The screens on which the product is tested, in CSS pixels; a journey chooses one, the tour uses both. */
export const PHONE = { name: 'phone', width: 360, height: 740 } as const;
export const DESKTOP = { name: 'desktop', width: 1280, height: 800 } as const;
export const SCREENS = [PHONE, DESKTOP] as const;
export type Screen = (typeof SCREENS)[number];

/** The screens of a journey that leads the same way on each: in a quick run one, since the tour opens every page on both. */
export const screensOf = (depth: Depth, inQuickRun: Screen): readonly Screen[] =>
  depth === 'deep' ? SCREENS : [inQuickRun];

const chromiumPath = (): string => {
  const path = process.env.CHROMIUM_PATH;
  assert(
    path,
    'CHROMIUM_PATH is not set: run the journeys with `npm test -- browser`, which finds Chromium.',
  );
  return path;
};

/**
 * Starts Chromium at the path that the test command found; the error message says how to get one.
 *
 * @param isMeasured whether it runs with a user's settings, for benchmarks
 * @param switches more switches of its command line
 */
export const launchBrowser = ({
  isMeasured = false,
  switches = [],
}: {
  readonly isMeasured?: boolean;
  readonly switches?: readonly string[];
} = {}): Promise<Browser> => {
  const args = [...SWITCHES, ...(isMeasured ? [] : [SHORT_LIVED]), ...switches];
  return chromium.launch({ executablePath: chromiumPath(), args });
};

/**
 * Starts Chromium with a profile that lasts, as an installed app has one: with a service worker.
 *
 * @param profile a folder, which is made at the first start
 */
export const launchInstalled = async (
  profile: string,
  { width, height }: Screen,
  url: string,
): Promise<BrowserContext> => {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: [...SWITCHES, SHORT_LIVED],
    baseURL: url,
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(LIMIT_MS);
  return context;
};

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and policy violations in the console and the page so far. */
  readonly faults: readonly string[];
}

export interface VisitOptions {
  /** This machine's by default. */
  readonly timezoneId?: string;
  /** Whether pages run without their security policy, as if it let everything run. */
  readonly bypassCSP?: boolean;
}

/**
 * A new visitor's page on a screen. Journeys replace answers of the network,
 * which the browser doesn't allow for those that go through a service worker; the offline drill has one.
 */
export const visit = async (
  browser: Browser,
  screen: Screen,
  url: string,
  options: VisitOptions = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    ...options,
    baseURL: url,
    viewport: { width: screen.width, height: screen.height },
    hasTouch: screen.name === 'phone',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(LIMIT_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return { page, context, faults };
};

/** Saves a screenshot where SCREENSHOTS names a folder. */
export const keepPicture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
};

/** Waits until colours and positions are final; endless animations are ignored. */
const animationsEnded = (page: Page): Promise<void> =>
  page.evaluate(async (limitMs) => {
    const passing = document
      .getAnimations()
      .filter(
        (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime),
      );
    const limit = new Promise((resolve) => setTimeout(resolve, limitMs));
    await Promise.race([Promise.allSettled(passing.map(({ finished }) => finished)), limit]);
  }, LIMIT_MS);

/** How often a page is checked before a finding counts: a region that started to reload meanwhile was dimmed. */
const LOOKS = 3;

/**
 * Asserts that the page has no serious accessibility finding and no sideways scroll. A region is dimmed while it
 * reloads, so this waits until it has loaded, except for a page that is `held` while it waits for a response.
 */
export const assertFit = async (page: Page, name: string, { held = false } = {}): Promise<void> => {
  let findings: readonly string[] = [];
  for (let look = 0; look === 0 || (findings.length > 0 && look < LOOKS); look += 1) {
    if (!held) await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    await animationsEnded(page);
    findings = await axeFindings(page);
  }
  assert.deepEqual(findings, [], `${name} has accessibility findings`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert(overflow <= 0, `${name} scrolls sideways by ${overflow} px`);
};
