import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

const GOOD = '1.0.0';
const NEXT = '1.2.0';
const STYLED = '1.2.1-style';

journeys('what was changed after it was published', {}, (running) => {
  let builds: string;
  const registry = (...parts: readonly string[]) => path.join(running().site.dataDir, 'registry', ...parts);
  const release = (version: string, part = 'remotes/discovery') => registry('files', part, version);
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
    prepare: (page: Page) => Promise<void> = async () => {},
    at = '/',
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
  const assertGoodServes = () => withPage(assertGood);
  const assertCalledTampered = async (page: Page): Promise<void> => {
    await page
      .getByText(/earlier version/)
      .first()
      .waitFor();
    assert.match(JSON.stringify(await remoteStates(page)), /tampered/);
  };

  const foreign = (file: string, content: string): string =>
    file.endsWith('.js') ? `globalThis.foreign=1;${content}` : content.replace('1', '9');

  /** Changes one byte of each such file of a release, and restores it at the end. */
  const withOneByte = async (folder: string, ending: RegExp, work: () => Promise<void>): Promise<void> => {
    const kept = path.join(builds, 'kept');
    await cp(folder, kept, { recursive: true });
    const files = (await readdir(folder, { recursive: true })).filter((file) => ending.test(file));
    assert(files.length > 0, `${folder} has no file like ${ending}`);
    for (const file of files) {
      const place = path.join(folder, file);
      const content = await readFile(place, 'utf8');
      await writeFile(place, foreign(file, content));
      for (const packed of ['.br', '.gz']) await rm(place + packed, { force: true });
    }
    try {
      await work();
    } finally {
      await rm(folder, { recursive: true });
      await cp(kept, folder, { recursive: true });
      await rm(kept, { recursive: true });
    }
  };

  /** Collects the status of each such file of a version that a page asks for from now on. */
  const watchFiles = (page: Page, version: string, ending: RegExp, part?: string) => {
    const answers = new Map<string, number>();
    page.on('response', (response) => {
      const file = fileOf(version, response.url(), part) ?? '';
      if (ending.test(file)) answers.set(file, response.status());
    });
    return answers;
  };

  /** Asserts that files were asked for, and that each was answered with 410 and is in the site's security log. */
  const assertNotServed = (answers: ReadonlyMap<string, number>, version: string): void => {
    assert(answers.size > 0, 'no changed file was asked for');
    const lines = running().site.output().split('\n');
    for (const [file, status] of answers) {
      assert.equal(status, 410, file);
      const isNamed = (line: string) =>
        line.includes(`/${version}/${file} is not the file that was published`);
      assert(
        lines.some((line) => line.includes('crypt_integrity_fail') && isNamed(line)),
        `${file} is in no line`,
      );
    }
  };

  /** The file of a version at an address; undefined for any other address. */
  const fileOf = (version: string, address: string, part = 'remotes/discovery'): string | undefined =>
    new URL(address).pathname.split(`/assets/${part}/${version}/`)[1];

  /** Responds with other bytes, as a malicious server or cache would. */
  const lie =
    (version: string, ending: RegExp, part?: string) =>
    async (page: Page): Promise<void> => {
      await page.route(
        ({ href }) => ending.test(fileOf(version, href, part) ?? ''),
        async (route) => {
          const file = fileOf(version, route.request().url(), part) ?? '';
          await route.fulfill({
            contentType: file.endsWith('.js') ? 'text/javascript' : 'text/css',
            headers: { 'access-control-allow-origin': '*' },
            body: foreign(file, await readFile(path.join(release(version, part), file), 'utf8')),
          });
        },
      );
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
        async (page) => {
          page.on('request', (request) => {
            if (request.isNavigationRequest()) loads += 1;
          });
          await page.route('**/assets/compositions/*', (route) =>
            route.fulfill({ status, contentType: 'application/json', body: '{"id":"foreign"}' }),
          );
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
      async (page) => {
        page.on('request', (request) => {
          if (request.url().includes('/assets/compositions/')) asked.push(request.url());
        });
      },
    );
  });

  const FILES = [
    { what: 'an entry', version: NEXT, ending: /remoteEntry[^/]*\.js$/ },
    { what: 'a chunk', version: NEXT, ending: /^c\/routes-home[^/]*\.js$/ },
    { what: 'a style', version: STYLED, ending: /\.css$/ },
  ];
  for (const { what, version, ending } of FILES)
    test(`${what} that was changed is neither served nor used, and the version before serves`, async () => {
      await promote(`discovery@${GOOD}`);
      await promote(`discovery@${version}`);
      await withPage(async (page) => {
        await page
          .getByText(version === NEXT ? 'All Salons' : 'drill: with a style')
          .first()
          .waitFor();
        assert.equal((await loadedVersions(page)).discovery, version, 'unchanged, it runs');
      });
      await withPage(
        async (page) => {
          await assertGood(page);
          await assertCalledTampered(page);
        },
        lie(version, ending),
      );
      await withOneByte(release(version), ending, async () => {
        let answers: ReadonlyMap<string, number> = new Map();
        await withPage(
          async (page) => {
            await assertGood(page);
            await assertCalledTampered(page);
          },
          async (page) => {
            answers = watchFiles(page, version, ending);
          },
        );
        assertNotServed(answers, version);
      });
    });

  test("the shell's own script that was changed is neither served nor used, and a rollback serves", async () => {
    const ending = /^main\.\w+\.js$/;
    const assertNotStarted = async (page: Page): Promise<void> => {
      await page.getByText('SHELL_NOT_STARTED').waitFor();
      assert.equal(await page.evaluate(() => Reflect.get(window, 'foreign')), undefined);
      assert.equal(await page.evaluate(() => Reflect.get(window, '__sundara__')), undefined);
    };
    const assertRuns = (version: string) =>
      withPage(async (page) => assert.equal(await shellOf(page), version), undefined, '/login');

    await promote(`shell@${GOOD}`);
    await promote(`shell@${NEXT}`);
    await assertRuns(NEXT);
    await withPage(assertNotStarted, lie(NEXT, ending, 'shell'), '/login');
    await withOneByte(release(NEXT, 'shell'), ending, async () => {
      let answers: ReadonlyMap<string, number> = new Map();
      const watch = async (page: Page) => {
        answers = watchFiles(page, NEXT, ending, 'shell');
      };
      await withPage(assertNotStarted, watch, '/login');
      assertNotServed(answers, NEXT);
      await marketplace(running().site, 'rollback', 'local', '--why', 'The drill');
      await assertRuns(GOOD);
    });
  });
  after(() => shows('T39', { 'files and documents changed by a byte': FILES.length + 1 + DOCUMENTS.length }));

  const newest = (...name: readonly string[]): Promise<string> => newestDocument(running().site, ...name);

  /** Promotes the next version, corrupts something before the site has seen it, and repairs it at the end. */
  const DOCUMENTS: readonly {
    what: string;
    spoil: (environment: { composition: string }) => Promise<() => Promise<void>>;
  }[] = [
    {
      what: 'an environment document with one byte changed',
      spoil: async () =>
        change(await newest('environments', 'local'), (text) =>
          text.replace(/"sequence":\s*\d+/, (found) => `${found}0`),
        ),
    },
    {
      what: "an environment document with another one's signature",
      spoil: async () => {
        const other = JSON.parse(await readFile(await newest('environments', 'qa'), 'utf8'));
        return change(await newest('environments', 'local'), (text) =>
          JSON.stringify({ ...JSON.parse(text), signature: other.signature }),
        );
      },
    },
    {
      what: 'a composition with one byte changed',
      spoil: async ({ composition }) =>
        change(await newest('compositions', composition), (text) => text.replace(GOOD, '1.0.9')),
    },
    {
      what: 'a record with a hash deleted',
      spoil: async () =>
        change(path.join(release(NEXT), 'record.json'), (text) =>
          text.replace(/"integrity":"[^"]*"/, '"integrity":""'),
        ),
    },
  ];

  const change = async (file: string, edit: (text: string) => string): Promise<() => Promise<void>> => {
    const text = await readFile(file, 'utf8');
    const changed = edit(text);
    assert.notEqual(changed, text, `${file} was to be changed`);
    await writeFile(file, changed);
    return () => writeFile(file, text);
  };

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

  for (const { what, spoil } of DOCUMENTS)
    test(`${what} is refused, and what ran before goes on`, async () => {
      await promote(`discovery@${GOOD}`);
      const mend = await withSiteHeld(async () => {
        await promote(`discovery@${NEXT}`, '--wait', '0');
        const { document } = JSON.parse(await readFile(await newest('environments', 'local'), 'utf8'));
        return spoil(document);
      });
      try {
        await assertGoodServes();
        assert.match(running().site.output(), /local/);
      } finally {
        await mend();
      }
    });

  test('an earlier document put back in its place is refused, and the later one goes on', async () => {
    await promote(`discovery@${NEXT}`);
    const earlier = await readFile(await newest('environments', 'local'), 'utf8');
    await promote(`discovery@${GOOD}`);
    let composition = '';
    await withPage(async (page) => {
      composition = await compositionOf(page);
    });
    const latest = await newest('environments', 'local');
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
