import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import { journeys } from '../journeys.ts';
import type { Visitor } from '../tour/tour-page.ts';
import { wordsFor } from '../tour/visitors.ts';
import { walk } from './monkey/walk.ts';

/** In a deep run together half an hour. */
const STEPS = sized({ quick: 25, deep: 2_500 });
/** An admin may change what the others see. */
const VISITORS: readonly Visitor[] = ['anonymous', 'customer', 'salon', 'admin'];

journeys('a monkey that presses what it finds', {}, (running) => {
  let steps = 0;

  for (const [at, visitor] of VISITORS.entries())
    test(`finds no uncaught error and no blank page as ${wordsFor(visitor)}`, async (context) => {
      const { site, browser } = running();
      const random = randomOf(testSeed(context) + at);
      const walked = await walk(browser, site, { visitor, random, most: STEPS });
      assert.deepEqual(walked.faults, [], `\n${walked.steps.join('\n')}\n${walked.faults.join('\n')}`);
      steps += walked.steps.length;
    });

  after(() =>
    shows('T38', { steps, 'kinds of visitors': VISITORS.length, 'uncaught errors or blank pages': 0 }),
  );
});
