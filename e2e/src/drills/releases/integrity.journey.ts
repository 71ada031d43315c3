import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { shows } from '@sundara/contracts/testing';
import type { Page } from 'playwright-core';
import { PHONE, visit } from '../../browser.ts';
import { compositionOf, loadedVersions, remoteStates, shellOf } from '../../inspection.ts';
import { journeys } from '../../journeys.ts';
import { anotherVersion, marketplace, newestDocument } from '../../releases.ts';
import { serverProcess } from '../server-process.ts';
import { buildBroken } from './broken/broken-builds.ts';
import { CHANGED_DOCUMENTS } from './integrity/changed-documents.ts';
import {
  answerChanged,
  assertNotServed,
  type ReleaseFiles,
  watchFiles,
  withFilesChanged,
} from './integrity/changed-files.ts';

const GOOD = '1.0.0';
const NEXT = '1.2.0';
const STYLED = '1.2.1-style';

journeys('what was changed after it was published', {}, (running) => {
  let builds: string;
  const promote = (...words: readonly string[]) =>
    marketplace(running().site, 'promote', ...words, '--to', 'local');

  before(async () => {
    const { site } = running();
    builds = await mkdtemp(path.join(tmpdir(), 'sundara-integrity-'));
    const inBuilds = (name: string) => path.join(builds, name);
    const [next, host, styled] = [inBuilds('next'), inBuilds('host'), inBuilds('styled')];
    await anotherVersion(site, 'discovery', NEXT, next);
    await anotherVersion(site, 'shell', NEXT, host);
    await buildBroken([{ folder: 'mfe-discovery', fault: 'style', version: STYLED, outputDir: styled }]);
    await marketplace(site, 'publish', next, host, styled);
  });
  after(() => rm(builds, { recursive: true, force: true }));

  const withPage = async (
    look: (page: Page) => Promise<void>,
    {
      at = '/',
      prepare = async () => {},
    }: { readonly at?: string; readonly prepare?: (page: Page) => Promise<void> } = {},
  ): Promise<void> => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, PHONE, site.url);
    await prepare(page);
    await page.goto(at);
    await look(page);
    await context.close();
  };

  /** Asserts that home is shown by its good version, and that no injected code has run. */
  const assertGood = async (page: Page): Promise<void> => {
    await page.getByRole('heading', { name: 'All Salons' }).waitFor();
    assert.equal((await loadedVersions(page)).discovery, GOOD);
    assert.equal(await page.evaluate(() => Reflect.get(window, 'foreign')), undefined);
  };
  const assertCalledTampered = async (page: Page): Promise<void> => {
    await page
      .getByText(/earlier version/)
      .first()
      .waitFor();
    assert.match(JSON.stringify(await remoteStates(page)), /tampered/);
  };

  /**
   * Asserts what a page shows when files come to it with other bytes, and when they were changed where they lie, which
   * the site does not serve; then does `meanwhile`.
   */
  const assertRefused = async (
    files: ReleaseFiles,
    at: string,
    look: (page: Page) => Promise<void>,
    meanwhile: () => Promise<void> = async () => {},
  ): Promise<void> => {
    const { site } = running();
    await withPage(look, { at, prepare: (page) => answerChanged(site, files, page) });
    await withFilesChanged(site, files, async () => {
      let answers: ReadonlyMap<string, number> = new Map();
      const prepare = async (page: Page) => {
        answers = watchFiles(page, files);
      };
      await withPage(look, { at, prepare });
      assertNotServed(site, files, answers);
      await meanwhile();
    });
  };

  const COMPOSITION_FAULTS = [
    { what: 'that was changed on its way is not used', status: 200, code: 'COMPOSITION_CHANGED', pages: 1 },
    { what: 'that is gone is looked for by one reload', status: 404, code: 'COMPOSITION_GONE', pages: 2 },
  ];
  for (const { what, status, code, pages } of COMPOSITION_FAULTS)
    test(`a composition ${what}, and the page says so with a code`, async () => {
      let loads = 0;
      await withPage(
        async (page) => {
          await page.getByText('Details for support').click();
          await page.getByText(`${code} ·`).waitFor();
          assert.equal(loads, pages);
        },
        {
          prepare: async (page) => {
            page.on('request', (request) => {
              if (request.isNavigationRequest()) loads += 1;
            });
            await page.route('**/assets/compositions/*', (route) =>
              route.fulfill({ status, contentType: 'application/json', body: '{"id":"foreign"}' }),
            );
          },
        },
      );
    });

  test('a page that the browser has is shown again with its own policy', async () => {
    const { site, browser } = running();
    const { page, context, faults } = await visit(browser, PHONE, site.url);
    const statuses: number[] = [];
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    network.on('Network.responseReceivedExtraInfo', ({ statusCode, headers }) => {
      if (headers['permissions-policy']) statuses.push(statusCode);
    });
    for (let time = 0; time < 2; time += 1) {
      // Not rendered by the site server, so it is the same each time.
      await page.goto('/login');
      await page.getByRole('dialog').waitFor();
      await page.goto('about:blank');
    }
    assert.deepEqual(statuses, [200, 304]);
    assert.deepEqual(faults, []);
    await context.close();
  });

  test('a page fetches its composition once', async () => {
    const asked: string[] = [];
    await withPage(
      async (page) => {
        await page.getByRole('heading', { name: 'All Salons' }).waitFor();
        assert.equal(asked.length, 1, asked.join('\n'));
      },
      {
        prepare: async (page) => {
          page.on('request', (request) => {
            if (request.url().includes('/assets/compositions/')) asked.push(request.url());
          });
        },
      },
    );
  });

  const DISCOVERY = 'remotes/discovery';
  const FILES = [
    { what: 'an entry', part: DISCOVERY, version: NEXT, ending: /remoteEntry[^/]*\.js$/ },
    { what: 'a chunk', part: DISCOVERY, version: NEXT, ending: /^c\/routes-home[^/]*\.js$/ },
    { what: 'a style', part: DISCOVERY, version: STYLED, ending: /\.css$/ },
  ];
  for (const { what, ...files } of FILES)
    test(`${what} that was changed is neither served nor used, and the version before serves`, async () => {
      const { version } = files;
      await promote(`discovery@${GOOD}`);
      await promote(`discovery@${version}`);
      await withPage(async (page) => {
        await page
          .getByText(version === NEXT ? 'All Salons' : 'drill: with a style')
          .first()
          .waitFor();
        assert.equal((await loadedVersions(page)).discovery, version, 'unchanged, it runs');
      });
      await assertRefused(files, '/', async (page) => {
        await assertGood(page);
        await assertCalledTampered(page);
      });
    });

  test("the shell's own script that was changed is neither served nor used, and a rollback serves", async () => {
    const assertRuns = (version: string) =>
      withPage(async (page) => assert.equal(await shellOf(page), version), { at: '/login' });
    await promote(`shell@${GOOD}`);
    await promote(`shell@${NEXT}`);
    await assertRuns(NEXT);
    const notStarted = async (page: Page): Promise<void> => {
      await page.getByText('SHELL_NOT_STARTED').waitFor();
      assert.equal(await page.evaluate(() => Reflect.get(window, 'foreign')), undefined);
      assert.equal(await page.evaluate(() => Reflect.get(window, '__sundara__')), undefined);
    };
    const files = { part: 'shell', version: NEXT, ending: /^main\.\w+\.js$/ };
    await assertRefused(files, '/login', notStarted, async () => {
      await marketplace(running().site, 'rollback', 'local', '--why', 'The drill');
      await assertRuns(GOOD);
    });
  });
  after(() =>
    shows('T39', { 'files and documents changed by a byte': FILES.length + 1 + CHANGED_DOCUMENTS.length }),
  );

  /** The site server's source, or the bundle of it that a test run has made. */
  const SITE = /registry\/(src|node_modules\/\.cache\/tests\/\w+)\/site\/main\.(ts|js)/;

  /** Does something while the site's process is suspended. */
  const withSiteHeld = async <T>(work: () => Promise<T>): Promise<T> => {
    const server = serverProcess(running().site.pid ?? 0, SITE);
    assert(server, 'the site has a process');
    process.kill(server, 'SIGSTOP');
    try {
      return await work();
    } finally {
      process.kill(server, 'SIGCONT');
    }
  };

  for (const { what, spoil } of CHANGED_DOCUMENTS)
    test(`${what} is refused, and what ran before goes on`, async () => {
      await promote(`discovery@${GOOD}`);
      const mend = await withSiteHeld(async () => {
        await promote(`discovery@${NEXT}`, '--wait', '0');
        return spoil(running().site, NEXT);
      });
      try {
        await withPage(assertGood);
        assert.match(running().site.output(), /local/);
      } finally {
        await mend();
      }
    });

  test('an earlier document put back in its place is refused, and the later one goes on', async () => {
    await promote(`discovery@${NEXT}`);
    const newest = () => newestDocument(running().site, 'environments', 'local');
    const earlier = await readFile(await newest(), 'utf8');
    await promote(`discovery@${GOOD}`);
    let composition = '';
    await withPage(async (page) => {
      composition = await compositionOf(page);
    });
    const latest = await newest();
    const number = Number.parseInt(path.basename(latest), 10) + 1;
    const replayed = path.join(path.dirname(latest), `${number}.json`);
    await writeFile(replayed, earlier);
    await withPage(async (page) => {
      await page.getByRole('heading', { name: 'All Salons' }).waitFor();
      assert.equal(await compositionOf(page), composition);
      assert.equal((await loadedVersions(page)).discovery, GOOD);
    });
    await rm(replayed);
  });
});
