import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { type Area, followLink } from '../../../areas.ts';
import { loadedVersions, telemetryOf } from '../../../inspection.ts';
import { until } from '../../../until.ts';
import { assertFrame } from '../../lost-remote.ts';
import type { Mistake } from './broken-builds.ts';
import { type CodeDrill, openedWith, versionWith } from './code-drills.ts';
import { assertBeats } from './heartbeat.ts';

/** Waits until the page's telemetry has an error whose stack is in a file of this version of the remote. */
const untilBlamed = (page: Page, area: Area, mistake: Mistake, message: string): Promise<unknown> => {
  const files = `/assets/remotes/${area.remote}/${versionWith(mistake)}/`;
  return until(`telemetry tells '${message}' of ${files}`, async () =>
    (await telemetryOf(page)).some(
      ({ event, data }) =>
        event.startsWith('error.') &&
        String(data.message).includes(message) &&
        String(data.stack).includes(files),
    ),
  );
};

/** Asserts that another remote's page opens, and is not said to have stopped. */
const assertElsewhereWorks = async (page: Page, { elsewhere }: Area): Promise<void> => {
  await followLink(page, elsewhere.path);
  await elsewhere.works(page).first().waitFor();
  assert.equal(await page.getByText(/stopped working$/).count(), 0);
};

/** A remote that is shown in spite of its mistake. */
const livesWith = (
  mistake: Mistake,
  title: string,
  act: (page: Page, area: Area) => Promise<unknown>,
  leave = assertElsewhereWorks,
): CodeDrill => ({
  title: `${title}: all else goes on`,
  mistake,
  walk: async (running, area) => {
    const { page, context } = await openedWith(running, area, mistake);
    await page.getByText('drill:').first().waitFor();
    assert.equal((await loadedVersions(page))[area.remote], versionWith(mistake));
    await act(page, area);
    await assertFrame(page);
    await leave(page, area);
    const pause = await assertBeats(page);
    await context.close();
    return pause;
  },
});

/** Remotes whose mistake is met only while they are shown, or when they go. */
export const LIVE_DRILLS: readonly CodeDrill[] = [
  livesWith('event', 'throws in an event, and has a promise rejected later', async (page, area) => {
    await page.getByRole('button', { name: 'drill: press' }).first().click();
    await untilBlamed(page, area, 'event', 'it throws when it is pressed');
    await page.getByRole('button', { name: 'drill: ask' }).first().click();
    await untilBlamed(page, area, 'event', 'it is rejected later');
    await page.getByRole('button', { name: 'drill: press' }).first().waitFor();
  }),
  livesWith('unmount', 'throws at its end', async (page, area) => {
    await assertElsewhereWorks(page, area);
    await untilBlamed(page, area, 'unmount', 'it throws at its end');
  }),
  livesWith(
    'passive',
    'renders again in each effect, for ever',
    async (page) => {
      const rendered = () =>
        page
          .getByText(/^drill: rendered \d+ times$/)
          .first()
          .innerText();
      const before = await rendered();
      await until('it renders on', async () => (await rendered()) !== before);
      await assertBeats(page);
    },
    // React does all else before it shows another page, so only a new document leads out.
    async (page, { elsewhere }) => {
      await page.goto(elsewhere.path);
      await elsewhere.works(page).first().waitFor();
    },
  ),
];
