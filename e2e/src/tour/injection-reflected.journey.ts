import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { ROLES } from '@sundara/contracts';
import { shows, sized } from '@sundara/contracts/testing';
import { CUSTOMER } from '../accounts.ts';
import { DESKTOP, visit } from '../browser.ts';
import { signInDialog, signInThere } from '../customer/signed-in.ts';
import { journeys } from '../journeys.ts';
import { arrival, watchRequests } from './arrival.ts';
import { ADDRESSES, ATTEMPTS } from './injection/attempts.ts';
import { REFLECTING_PAGES, reflecting } from './injection/reflecting-pages.ts';
import { holdsText } from './injection/shown-text.ts';
import { armedElements, watchInjection } from './injection/watch-injection.ts';
import { begin, wordsFor } from './visitors.ts';

/** Pages of each visitor; in a deep run again until every attempt stood in an address. */
const MOST_PAGES = sized({ quick: 1, deep: Number.POSITIVE_INFINITY });
/** Attempts in one value that is not shown. */
const IN_ONE_VALUE = sized({ quick: 1, deep: 4 });
const VISITORS = ['anonymous', ...ROLES] as const;
/** Each visitor's part of the attempts. */
const PART = Math.ceil(ATTEMPTS.length / VISITORS.length);

/** Addresses of another site, as browsers read them. */
const ELSEWHERE = [
  ...['//evil.example', '///evil.example/x', '/\\evil.example', '\\\\evil.example', '/x/..//evil.example'],
  ...['https://evil.example', 'https:evil.example', '/\t/evil.example', '/%2f/evil.example'],
] as const;
const NEXT = [...ADDRESSES, ...ELSEWHERE].filter((_, at) => at % sized({ quick: 10, deep: 1 }) === 0);

journeys('addresses that hold code', {}, (running) => {
  const counts = { reflected: 0, shown: 0, next: 0 };

  for (const [no, visitor] of VISITORS.entries())
    test(`run nothing as words that a page for ${wordsFor(visitor)} reads, even without a security policy`, async () => {
      const { site, browser } = running();
      const { page, context } = await begin(browser, DESKTOP, site.url, visitor, { bypassCSP: true });
      const ran = await watchInjection(context);
      const quiet = watchRequests(page);
      const part = ATTEMPTS.slice(no * PART, (no + 1) * PART);
      let used = 0;
      const take = (): string => part[used++ % part.length] ?? assert.fail('no attempt');
      const pages = REFLECTING_PAGES[visitor];
      for (let opened = 0; opened < MOST_PAGES && used < part.length; opened += 1) {
        const reflectingPage = pages[opened % pages.length] ?? assert.fail('no page');
        const texts: string[] = [];
        const address = reflecting(
          reflectingPage,
          () => {
            const text = take();
            texts.push(text);
            return text;
          },
          IN_ONE_VALUE,
        );
        await page.goto(address);
        await page.locator('main h1, main [role=alert], [role=dialog]').first().waitFor();
        await arrival(page, quiet);
        const found = [...(await armedElements(page)), ...ran];
        assert.deepEqual(found, [], address);
        for (const text of texts) if (await holdsText(page, text)) counts.shown += 1;
      }
      counts.reflected += Math.min(used, part.length);
      await context.close();
    });

  test('are not where a sign-in leads to', async () => {
    const { site, browser } = running();
    for (const next of NEXT) {
      const { page, context } = await visit(browser, DESKTOP, site.url, { bypassCSP: true });
      const ran = await watchInjection(context);
      const left: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).hostname.endsWith('evil.example')) left.push(request.url());
      });
      await page.goto(`/login?${new URLSearchParams({ next })}`);
      await signInThere(page, { email: CUSTOMER });
      await signInDialog(page).waitFor({ state: 'detached' });
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      assert.equal(new URL(page.url()).origin, site.url, next);
      // Who is signed in by now is led on without a question.
      await page.goto(`/login?${new URLSearchParams({ next })}`);
      await page.waitForURL((address) => address.pathname !== '/login');
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      assert.equal(new URL(page.url()).origin, site.url, next);
      assert.deepEqual([...ran, ...left], [], next);
      counts.next += 1;
      await context.close();
    }
  });

  test('were read, every one, and shown', () => {
    const least = sized({ quick: 20, deep: ATTEMPTS.length });
    assert(counts.reflected >= least, `${counts.reflected} attempts stood in an address`);
    assert(counts.shown > 0, 'no page shows a word of its address');
  });

  after(() => {
    shows('T45', { 'attempts in addresses': counts.reflected, 'of them shown': counts.shown });
    shows('T46', { 'ways to lead a sign-in elsewhere': counts.next });
  });
});
