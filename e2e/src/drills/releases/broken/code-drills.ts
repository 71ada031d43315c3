import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { type Area, followLink } from '../../../areas.ts';
import { PHONE, type Visit } from '../../../browser.ts';
import { loadedVersions, telemetryOf } from '../../../inspection.ts';
import type { Running } from '../../../journeys.ts';
import { overrideLink, siteOf } from '../../../releases.ts';
import { assertFrame, failureOf, lostFace, visitArea } from '../../lost-remote.ts';
import type { Mistake } from './broken-builds.ts';
import { assertBeats, startHeartbeat } from './heartbeat.ts';

/** One way in which a remote fails by its own code, and what the page must show then. */
export interface CodeDrill {
  readonly title: string;
  /**
   * The mistake that is published for it beforehand; none where the page only says that the remote does not fit this
   * shell.
   */
  readonly mistake?: Mistake;
  /** Whether its environment has only the broken version and no earlier one. */
  readonly isAlone?: boolean;
  /** Resolves to the longest time for which the page stood still, in ms. */
  readonly walk: (running: Running, area: Area) => Promise<number>;
}

export const versionWith = (mistake: Mistake): string => `1.0.1-${mistake}`;
export const environmentOf = (remote: string, mistake: Mistake): string => `${remote}-${mistake}`;

/** A visitor's page whose clock ticks. */
const watched = async (browser: Browser, url: string, area: Area): Promise<Visit> => {
  const visited = await visitArea(browser, PHONE, url, area);
  await startHeartbeat(visited.page);
  return visited;
};

const opened = async ({ site, browser }: Running, area: Area, wish?: Parameters<typeof overrideLink>[1]) => {
  const visited = await watched(browser, site.url, area);
  // The link leads to another remote: a version that has failed once in this browser is not tried again.
  if (wish) await visited.page.goto(await overrideLink(site.url, { ...wish, path: area.elsewhere.path }));
  await area.open(visited.page);
  return visited;
};

/** Opens an area with the version that has this mistake, in a visitor's own browser. */
export const openedWith = (running: Running, area: Area, mistake: Mistake): Promise<Visit> =>
  opened(running, area, { versions: { [area.remote]: versionWith(mistake) } });

/** The releases of which the page's telemetry tells this event. */
const releasesIn = async (
  page: Page,
  event: 'remote.failed' | 'render.failed',
): Promise<readonly string[]> => {
  const told = (await telemetryOf(page)).filter((entry) => entry.event === event);
  return [...new Set(told.map(({ data }) => `${data.remote}@${data.version}`))];
};

/** Asserts that the frame is shown, that Retry fails again, and that another remote can be opened. */
const assertLostAlone = async ({ page }: Visit, area: Area): Promise<number> => {
  await assertFrame(page);
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await lostFace(page, area).waitFor();
  // Its dialog covers the page, from where no link leads elsewhere.
  if (area.remote === 'booking') return assertBeats(page);
  await followLink(page, area.elsewhere.path);
  await area.elsewhere.works(page).first().waitFor();
  return assertBeats(page);
};

const aloneBy = (mistake: Mistake): CodeDrill => ({
  title: `fails by ${mistake}, with no version before: reason and Retry, all else goes on`,
  mistake,
  isAlone: true,
  walk: async ({ site, browser }, area) => {
    const url = siteOf(site, environmentOf(area.remote, mistake));
    const visited = await watched(browser, url, area);
    await area.open(visited.page);
    await lostFace(visited.page, area).waitFor();
    const failure = await failureOf(visited.page, area.remote);
    assert.equal(failure.reason, 'broken', failure.detail);
    const version = versionWith(mistake);
    assert.deepEqual(await releasesIn(visited.page, 'remote.failed'), [`${area.remote}@${version}`]);
    const pause = await assertLostAlone(visited, area);
    await visited.context.close();
    return pause;
  },
});

const replacedBy = (mistake: Mistake): CodeDrill => ({
  title: `fails by ${mistake}, in place of a good version: that one serves, with a word about it`,
  mistake,
  walk: async (running, area) => {
    const { page, context } = await openedWith(running, area, mistake);
    await area.works(page).first().waitFor();
    assert.equal((await loadedVersions(page))[area.remote], '1.0.0');
    await page
      .getByText(/earlier version/)
      .first()
      .waitFor();
    const version = versionWith(mistake);
    assert.deepEqual(await releasesIn(page, 'remote.failed'), [`${area.remote}@${version}`]);
    const pause = await assertBeats(page);
    await context.close();
    return pause;
  },
});

const stoppedBy = (mistake: Mistake, how = `throws in ${mistake}`): CodeDrill => ({
  title: `${how}: its place says so with a Retry, all else goes on`,
  mistake,
  walk: async (running, area) => {
    const visited = await openedWith(running, area, mistake);
    await lostFace(visited.page, area).waitFor();
    const version = versionWith(mistake);
    assert.equal((await loadedVersions(visited.page))[area.remote], version);
    assert.deepEqual(await releasesIn(visited.page, 'render.failed'), [`${area.remote}@${version}`]);
    const pause = await assertLostAlone(visited, area);
    await visited.context.close();
    return pause;
  },
});

const FOREIGN: CodeDrill = {
  title: 'is written for another shell: reason and Retry, all else goes on',
  walk: async (running, area) => {
    const { page, context } = await opened(running, area, { faults: { [area.remote]: 'wrong-contract' } });
    await lostFace(page, area).waitFor();
    assert.equal((await failureOf(page, area.remote)).reason, 'contract');
    assert.deepEqual(await releasesIn(page, 'remote.failed'), [`${area.remote}@1.0.0`]);
    await assertFrame(page);
    const pause = await assertBeats(page);
    await context.close();
    return pause;
  },
};

export const CODE_DRILLS: readonly CodeDrill[] = [
  aloneBy('import'),
  aloneBy('syntax'),
  replacedBy('import'),
  replacedBy('syntax'),
  stoppedBy('render'),
  stoppedBy('effect'),
  stoppedBy('endless', 'renders without end'),
  stoppedBy('loop', 'renders again in each layout effect'),
  FOREIGN,
];
