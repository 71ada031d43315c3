import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { shows } from '@sundara/contracts/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { AREAS, followLink } from '../../areas.ts';
import { PHONE } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { KEEP_NAMES } from '../../keep-names.ts';
import { anotherVersion, marketplace, siteOf } from '../../releases.ts';
import { assertFrame, failureOf, lostFace, visitArea } from '../lost-remote.ts';
import { runUncheckedIn } from './newer/run-unchecked.ts';

const VERSION = '1.8.0';
const PLACE = 'other-react';
const NEEDED = '^99.0.0';
const TOLD = new RegExp(`it needs react \\${NEEDED}, and shell@1\\.0\\.0 gives \\d+\\.\\d+\\.\\d+`);

const area = AREAS.find(({ remote }) => remote === 'customer');
assert(area);

/** Counts the Reacts of each page from its start on: every one calls this hook of the developer tools when it runs. */
const countReacts = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(KEEP_NAMES);
  await context.addInitScript(() => {
    const reacts: unknown[] = [];
    const nothing = () => {};
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        isDisabled: false,
        supportsFiber: true,
        inject: (react: unknown) => reacts.push(react),
        reacts,
        checkDCE: nothing,
        onCommitFiberRoot: nothing,
        onCommitFiberUnmount: nothing,
        onPostCommitFiberRoot: nothing,
      },
    });
  });
};

const reactsIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook } = window as unknown as {
      readonly __REACT_DEVTOOLS_GLOBAL_HOOK__: { readonly reacts: readonly unknown[] };
    };
    return hook.reacts.length;
  });

journeys('a remote that needs another React than the shell gives', {}, (running) => {
  let build: string;
  before(async () => {
    const { site } = running();
    build = await mkdtemp(path.join(tmpdir(), 'sundara-react-'));
    await anotherVersion(site, area.remote, VERSION, build);
    const manifest = path.join(build, 'build.json');
    const { shared, ...rest } = JSON.parse(await readFile(manifest, 'utf8'));
    await writeFile(manifest, JSON.stringify({ ...rest, shared: { ...shared, react: NEEDED } }));
    await marketplace(site, 'publish', build);
  });
  after(() => rm(build, { recursive: true, force: true }));

  test('is refused before it is promoted, and in a page that has it all the same, which runs one React', async () => {
    const { site, browser } = running();
    await assert.rejects(
      marketplace(site, 'promote', `${area.remote}@${VERSION}`, '--to', 'local'),
      (error: Error) => /\(shared-version\)/.test(error.message) && TOLD.test(error.message),
    );

    await marketplace(site, 'key', 'create', `environment/${PLACE}`);
    await runUncheckedIn(site, [{ id: area.remote, version: VERSION, environment: PLACE }]);
    const { page, context } = await visitArea(browser, PHONE, siteOf(site, PLACE), area);
    await countReacts(context);
    await area.open(page);
    await lostFace(page, area).waitFor();
    const { reason, detail } = await failureOf(page, area.remote);
    assert.equal(reason, 'contract');
    assert.match(detail, TOLD);
    await assertFrame(page);
    await followLink(page, area.elsewhere.path);
    await area.elsewhere.works(page).first().waitFor();
    const reacts = await reactsIn(page);
    assert.equal(reacts, 1);
    shows('T29', { 'Reacts in the page': reacts, 'releases refused': 1 });
    await context.close();
  });
});
