import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { KEEP_NAMES } from '../../../keep-names.ts';
import type { MeasuredPage } from '../pages.ts';
import { type NetworkLog, startNetworkLog } from './network-log.ts';
import { recordPage } from './probe.ts';
import { type Profile, VIEWPORT } from './profiles.ts';

const PATIENCE_MS = 60_000;

/** A page in a profile that has never seen the site. */
export interface ColdPage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly devtools: CDPSession;
  readonly log: NetworkLog;
}

export interface Visitor {
  readonly browser: Browser;
  readonly origin: string;
  readonly profile: Profile | undefined;
  /** Whom the page is shown to; a visitor who is not signed in without it. */
  readonly token?: string | undefined;
}

/** Opens an empty page for one load, runs the load, and forgets the profile. */
export const withColdPage = async <T>(
  { browser, origin, profile, token }: Visitor,
  { first }: Pick<MeasuredPage, 'first'>,
  run: (cold: ColdPage) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({
    ...{ baseURL: origin, viewport: VIEWPORT, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
    reducedMotion: 'reduce',
  });
  try {
    context.setDefaultTimeout(PATIENCE_MS);
    await context.addInitScript(KEEP_NAMES);
    await context.addInitScript(recordPage, first);
    if (token)
      await context.addInitScript((value) => {
        // The empty page before the first one has no storage.
        if (location.protocol === 'https:') localStorage.setItem('token', value);
      }, token);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const log = await startNetworkLog(devtools);
    if (profile) {
      const bytesPerSecond = (profile.megabitsPerSecond * 1_000_000) / 8;
      await devtools.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: profile.latencyMs },
        ...{ downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
      });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.slower });
    }
    return await run({ page, context, devtools, log });
  } finally {
    await context.close();
  }
};
