import assert from 'node:assert/strict';
import { test } from 'node:test';
import { releaseConsole } from '@sundara/contracts/api';
import { shows } from '@sundara/contracts/testing';
import { asAdmin } from '../../admin/as-admin.ts';
import { DESKTOP, visit } from '../../browser.ts';
import { journeys } from '../../journeys.ts';
import { until } from '../../until.ts';

/** What somebody may have put into the HTML on its way, or into a text that a server forgot to escape. */
const INJECTED = [
  '<script>window.foreign = 1</script>',
  '<script nonce="guessed">window.foreign = 1</script>',
  '<script src="/uploads/foreign.js"></script>',
  '<script src="data:text/javascript,window.foreign=1"></script>',
  '<img src="x" onerror="window.foreign = 1">',
  '<svg onload="window.foreign = 1"></svg>',
  '<iframe srcdoc="<script>parent.foreign = 1</script>"></iframe>',
  '<base href="https://evil.example/">',
  '<object data="data:text/html,<script>parent.foreign = 1</script>"></object>',
];

/** What the policy calls what it refuses of that. */
const REPORTED = ['script-src-elem', 'script-src-attr', 'base-uri', 'object-src'] as const;

journeys('code that somebody injected', {}, (running) => {
  test('runs in no page, which works all the same, and the console is told', async () => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, DESKTOP, site.url);
    const answered: string[] = [];
    page.on('response', (response) => answered.push(response.url()));
    await page.route(`${site.url}/about`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('<body>', `<body>${INJECTED.join('')}`) });
    });
    await page.goto('/about');
    await page.getByRole('heading', { level: 1, name: 'About Sundara' }).waitFor();
    await page.waitForFunction(() => '__sundara__' in window);
    assert.equal(await page.locator('body > img[onerror]').count(), 1, 'it came with the HTML');
    assert.equal(await page.evaluate(() => Reflect.get(window, 'foreign')), undefined);
    assert.equal(await page.evaluate(() => document.baseURI), `${site.url}/about`);
    assert.deepEqual(
      answered.filter((url) => /evil|foreign\.js/.test(url)),
      [],
    );
    await context.close();
    // Browsers tell in their own time; at the latest when the page is left.
    for (const rule of REPORTED)
      await until(`the console knows that ${rule} refused something`, async () => {
        const { environments } = releaseConsole.reply.parse(
          await asAdmin(site.url, 'GET', releaseConsole.path),
        );
        const { findings } = environments.find(({ name }) => name === 'local') ?? assert.fail('no local');
        return findings.some((finding) => finding.rule === rule && finding.page === '/about');
      });
    shows('T41', { 'ways to inject': INJECTED.length, 'kinds of reports': REPORTED.length });
  });

  for (const what of ['deleted', 'empty'] as const)
    test(`a page whose composition has its hash ${what} runs none of it, and says so with a code`, async () => {
      const { site, browser } = running();
      const { page, context } = await visit(browser, DESKTOP, site.url);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.route(`${site.url}/login`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const hash = /("composition":\{"url":"[^"]+"),"integrity":"[^"]+"/;
        assert.match(html, hash);
        const body = html.replace(hash, what === 'empty' ? '$1,"integrity":""' : '$1');
        await route.fulfill({ response, body });
      });
      await page.goto('/login');
      await page.getByText('Details for support').click();
      await page.getByText('PAGE_DATA_INVALID ·').waitFor();
      assert.deepEqual(
        asked.filter((address) => address.includes('/remotes/')),
        [],
      );
      await context.close();
    });

  test('a script of the page whose hash was taken out does not run, and the page says that it did not start', async () => {
    const { site, browser } = running();
    const { page, context } = await visit(browser, DESKTOP, site.url);
    const own = /(<script defer src="[^"]+") integrity="[^"]+"/g;
    let taken = 0;
    await page.route(`${site.url}/login`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      taken = html.match(own)?.length ?? 0;
      await route.fulfill({ response, body: html.replace(own, '$1') });
    });
    await page.goto('/login');
    await page.getByText('SHELL_NOT_STARTED').waitFor();
    assert.equal(await page.evaluate(() => Reflect.get(window, '__sundara__')), undefined);
    assert.ok(taken > 0);
    shows('T41', { 'scripts without their hash': taken, 'of them that ran': 0 });
    await context.close();
  });
});
