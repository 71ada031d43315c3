import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
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
/** Pages of journeys live for seconds: code of V8's last compiler comes too late for them, and takes a tenth of the run. */
const SHORT_LIVED = '--js-flags=--no-opt';

/** The screens that the product is walked on, in CSS pixels; a journey chooses one, the tour goes over both. */
export const PHONE = { name: 'phone', width: 360, height: 740 } as const;
export const DESKTOP = { name: 'desktop', width: 1280, height: 800 } as const;
export const SCREENS = [PHONE, DESKTOP] as const;
export type Screen = (typeof SCREENS)[number];

/**
 * Chromium at the path that the test command found; the message says how to get one.
 *
 * @param isMeasured whether it runs as people's does, for benchmarks
 */
export const launchBrowser = ({ isMeasured = false } = {}): Promise<Browser> => {
  const executablePath = process.env.CHROMIUM_PATH;
  assert(
    executablePath,
    'CHROMIUM_PATH is not set: run the journeys with `npm test -- browser`, which finds Chromium.',
  );
  return chromium.launch({ executablePath, args: isMeasured ? SWITCHES : [...SWITCHES, SHORT_LIVED] });
};

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the console and the page so far: errors and policy violations. */
  readonly faults: readonly string[];
}

/** A fresh visitor's page at a width; their clock is this machine's unless told. */
export const visit = async (
  browser: Browser,
  screen: Screen,
  url: string,
  { timezoneId }: { readonly timezoneId?: string } = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    ...(timezoneId && { timezoneId }),
    baseURL: url,
    viewport: { width: screen.width, height: screen.height },
    hasTouch: screen.name === 'phone',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(LIMIT_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  return { page, context, faults };
};

/** Keeps a screenshot where SCREENSHOTS names a folder. */
export const keepPicture = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
};

/** Waits until colours and places are those that stay; what turns for ever is left out. */
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

/** How often a page is looked at before a finding is believed: what began to be read anew meanwhile was dimmed. */
const LOOKS = 3;

/**
 * No serious accessibility finding on the page as it stands, and no sideways scroll. What is being read anew is dimmed
 * meanwhile, so this waits until it came, but for a page that is `held` while it waits for an answer.
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
