import type { Page } from 'playwright-core';
import { loadedVersions, remoteStates } from '../inspection.ts';
import { arrival, type Quiet } from '../tour/arrival.ts';

/** What was seen at an address. */
export interface Sight {
  readonly outcome: 'rendered' | 'not-loaded' | 'not-rendered';
  readonly found?: string;
}

interface Release {
  readonly remote: string;
  readonly version: string;
}

/** Why the remote's own code doesn't run in the page; undefined when it does. */
const lossOf = async (page: Page, { remote, version }: Release): Promise<string | undefined> => {
  const states = Object.entries(await remoteStates(page)).filter(([key]) => key.startsWith(`${remote}/`));
  const failure = states.find(([, { status }]) => status === 'failed')?.[1].failure;
  if (failure) return `${failure.step} · ${failure.reason}: ${failure.detail}`;
  const running = (await loadedVersions(page))[remote];
  if (running === undefined) return `its code was not asked for at ${new URL(page.url()).pathname}`;
  return running === version ? undefined : `version ${running} stands in`;
};

/** The code in the first failure message on the page. */
const codeOf = async (page: Page): Promise<string | undefined> => {
  const face = page.locator('[role=alert][data-code]');
  return (await face.count()) === 0
    ? undefined
    : ((await face.first().getAttribute('data-code')) ?? undefined);
};

/** Opens an address, and reports whether the remote's code loads and what it renders. */
export const openRoute = async (
  page: Page,
  quiet: Quiet,
  release: Release,
  address: string,
): Promise<Sight> => {
  try {
    await page.goto(address);
    await arrival(page, quiet);
  } catch (error) {
    return { outcome: 'not-rendered', found: error instanceof Error ? error.message : String(error) };
  }
  const loss = await lossOf(page, release);
  if (loss) return { outcome: 'not-loaded', found: loss };
  const code = await codeOf(page);
  if (code) return { outcome: 'not-rendered', found: code };
  const isEmpty = (await page.getByRole('main').locator(':scope > *').count()) === 0;
  return isEmpty ? { outcome: 'not-rendered', found: 'the page stays empty' } : { outcome: 'rendered' };
};

/** Paths of the site that the page links to. */
export const linksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );
