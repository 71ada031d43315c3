import assert from 'node:assert/strict';
import { type Area, followLink } from '../../../areas.ts';
import { PHONE, type Visit } from '../../../browser.ts';
import { loadedVersions } from '../../../inspection.ts';
import type { Running } from '../../../journeys.ts';
import { overrideLink, siteOf } from '../../../releases.ts';
import { assertFrame, failureOf, lostFace, visitArea } from '../../lost-remote.ts';

/** How a remote's own code can be wrong; the first two never yield a module, so that a page can use another version. */
export type Mistake = 'import' | 'syntax' | 'render' | 'effect';

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
  readonly walk: (running: Running, area: Area) => Promise<void>;
}

export const versionWith = (mistake: Mistake): string => `1.0.1-${mistake}`;
export const environmentOf = (remote: string, mistake: Mistake): string => `${remote}-${mistake}`;

const opened = async ({ site, browser }: Running, area: Area, wish?: Parameters<typeof overrideLink>[1]) => {
  const visited = await visitArea(browser, PHONE, site.url, area);
  if (wish) await visited.page.goto(await overrideLink(site.url, wish));
  await area.open(visited.page);
  return visited;
};

/** Asserts that the frame is shown, that Retry fails again, and that another remote can be opened. */
const assertLostAlone = async ({ page }: Visit, area: Area): Promise<void> => {
  await assertFrame(page);
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await lostFace(page, area).waitFor();
  // Its dialog covers the page, from where no link leads elsewhere.
  if (area.remote === 'booking') return;
  await followLink(page, area.elsewhere.path);
  await area.elsewhere.works(page).first().waitFor();
};

const aloneBy = (mistake: Mistake): CodeDrill => ({
  title: `fails by ${mistake}, with no version before: reason and Retry, all else goes on`,
  mistake,
  isAlone: true,
  walk: async ({ site, browser }, area) => {
    const url = siteOf(site, environmentOf(area.remote, mistake));
    const visited = await visitArea(browser, PHONE, url, area);
    await area.open(visited.page);
    await lostFace(visited.page, area).waitFor();
    const failure = await failureOf(visited.page, area.remote);
    assert.equal(failure.reason, 'broken', failure.detail);
    await assertLostAlone(visited, area);
    await visited.context.close();
  },
});

const replacedBy = (mistake: Mistake): CodeDrill => ({
  title: `fails by ${mistake}, in place of a good version: that one serves, with a word about it`,
  mistake,
  walk: async (running, area) => {
    const versions = { [area.remote]: versionWith(mistake) };
    const { page, context } = await opened(running, area, { versions });
    await area.works(page).first().waitFor();
    assert.equal((await loadedVersions(page))[area.remote], '1.0.0');
    await page
      .getByText(/earlier version/)
      .first()
      .waitFor();
    await context.close();
  },
});

const stoppedBy = (mistake: Mistake): CodeDrill => ({
  title: `throws in ${mistake}: its place says so with a Retry, all else goes on`,
  mistake,
  walk: async (running, area) => {
    const version = versionWith(mistake);
    const visited = await opened(running, area, { versions: { [area.remote]: version } });
    await lostFace(visited.page, area).waitFor();
    assert.equal((await loadedVersions(visited.page))[area.remote], version);
    await assertLostAlone(visited, area);
    await visited.context.close();
  },
});

const FOREIGN: CodeDrill = {
  title: 'is written for another shell: reason and Retry, all else goes on',
  walk: async (running, area) => {
    const { page, context } = await opened(running, area, { faults: { [area.remote]: 'wrong-contract' } });
    await lostFace(page, area).waitFor();
    assert.equal((await failureOf(page, area.remote)).reason, 'contract');
    await assertFrame(page);
    await context.close();
  },
};

export const CODE_DRILLS: readonly CodeDrill[] = [
  aloneBy('import'),
  aloneBy('syntax'),
  replacedBy('import'),
  replacedBy('syntax'),
  stoppedBy('render'),
  stoppedBy('effect'),
  FOREIGN,
];
