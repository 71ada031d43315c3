import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { shows, sized, testDepth } from '@sundara/contracts/testing';
import { AREAS } from '../areas.ts';
import { DESKTOP, visit } from '../browser.ts';
import { journeys } from '../journeys.ts';
import { watchRequests } from '../tour/arrival.ts';
import { growth, lessOf, type PageCosts, pageCosts } from './page-costs.ts';
import { shuttleInTurn, shuttleOf } from './shuttles.ts';
import { signInHere } from './sign-in-here.ts';

/** How often each remote is left and shown again; an even number. */
const ROUNDS = sized({ quick: 4, deep: 200 });
/** Before the first count, so that what is kept once is there. */
const FIRST_ROUNDS = sized({ quick: 1, deep: 10 });
const ROUNDS_IN_TURN = sized({ quick: 0, deep: 20 });
const SHUTTLES = [
  ...AREAS.map((area) => ({ ...shuttleOf(area), rounds: ROUNDS })),
  { ...shuttleInTurn(), rounds: ROUNDS_IN_TURN },
].filter(({ rounds }) => rounds > 0);

const MOST_GROWTH_BYTES = 5_000_000;
/** Listeners, elements with styles, or rules of them: nothing is kept each time, and few come once, with a late part. */
const MOST_EACH_HALF = 2;
const MOST_ONCE = 10;
/** The least part that could be kept has some elements. */
const NODES_OF_A_PART = 10;

journeys('a page in which remotes come and go', {}, (running) => {
  const shown = { most: 0, listeners: 0, styles: 0 };

  for (const { name, area, rounds, begin, round } of SHUTTLES)
    test(`holds no more after ${name} was shown and left again and again`, async (context) => {
      const { site, browser } = running();
      const { page, context: browsing, faults } = await visit(browser, DESKTOP, site.url);
      const quiet = watchRequests(page);
      const costsAfter = async (count: number): Promise<PageCosts> => {
        for (let done = 0; done < count; done += 1) await round(page, quiet);
        await quiet();
        return pageCosts(page);
      };
      await page.goto('/about');
      await signInHere(page, area.account);
      await begin(page);
      const half = rounds / 2;
      const before = await costsAfter(FIRST_ROUNDS);
      const between = await costsAfter(half);
      const last = await costsAfter(half);
      const heapBytes = last.heapBytes - before.heapBytes;
      const all = growth(before, last);
      const kept = lessOf(growth(before, between), growth(between, last));
      context.diagnostic(
        `${name}: ${JSON.stringify(before)}, ${JSON.stringify(all)} more, of them ${JSON.stringify(kept)} in each half`,
      );
      assert(heapBytes < MOST_GROWTH_BYTES, `the heap grew by ${heapBytes} bytes`);
      assert(kept.listeners < half, `${kept.listeners} listeners more in ${half} rounds`);
      assert(kept.nodes < half * NODES_OF_A_PART, `${kept.nodes} nodes more in ${half} rounds`);
      assert(kept.styles < half, `${kept.styles} elements with styles more in ${half} rounds`);
      assert(kept.styleRules < half, `${kept.styleRules} rules of styles more in ${half} rounds`);
      // In a few rounds what comes once stands out; in many it is nothing beside what is kept each time.
      if (testDepth() === 'deep')
        for (const what of ['listeners', 'styles', 'styleRules'] as const) {
          assert(all[what] <= MOST_ONCE, `${all[what]} ${what} more after ${rounds} rounds`);
          assert(kept[what] <= MOST_EACH_HALF, `${kept[what]} ${what} more in ${half} rounds`);
        }
      assert.deepEqual(faults, []);
      shown.most = Math.max(shown.most, heapBytes);
      shown.listeners = Math.max(shown.listeners, all.listeners);
      shown.styles = Math.max(shown.styles, all.styles + all.styleRules);
      await browsing.close();
    });

  after(() =>
    shows('T36', {
      'rounds of each remote': ROUNDS,
      'bytes more on the heap at most': shown.most,
      'listeners more at most': shown.listeners,
      'styles and rules of styles more at most': shown.styles,
    }),
  );
});
