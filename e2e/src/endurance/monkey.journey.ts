import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { randomOf, shows, sized, testSeed } from '@sundara/contracts/testing';
import { journeys } from '../journeys.ts';
import type { Visitor } from '../tour/tour-page.ts';
import { wordsFor } from '../tour/visitors.ts';
import { walk } from './monkey/walk.ts';

/** Of each visitor. */
const STEPS = sized({ quick: 25, deep: 2_500 });
/** In a deep run together half an hour at least. */
const MINUTES_TOGETHER = sized({ quick: 0, deep: 30 });
/** A page may be without its content for so long; in a quick run on a busy machine one takes that long. */
const BLANK_MS = sized({ quick: 30_000, deep: 10_000 });
/** An admin may change what the others see. */
const VISITORS: readonly Visitor[] = ['anonymous', 'customer', 'salon', 'admin'];

const LEAST_MS = (MINUTES_TOGETHER * 60_000) / VISITORS.length;

journeys('a monkey that presses what it finds', {}, (running) => {
  const sum = { steps: 0, ms: 0 };

  for (const [at, visitor] of VISITORS.entries())
    test(`finds no uncaught error and no blank page as ${wordsFor(visitor)}`, async (context) => {
      const { site, browser } = running();
      const random = randomOf(testSeed(context) + at);
      const walked = await walk(browser, site, {
        ...{ visitor, random, leastSteps: STEPS, leastMs: LEAST_MS, blankMs: BLANK_MS },
      });
      assert.deepEqual(walked.faults, [], `\n${walked.steps.join('\n')}\n${walked.faults.join('\n')}`);
      assert(walked.steps.length >= STEPS && walked.ms >= LEAST_MS, `it ended after ${walked.ms} ms`);
      sum.steps += walked.steps.length;
      sum.ms += walked.ms;
    });

  after(() =>
    shows('T38', {
      steps: sum.steps,
      minutes: Math.floor(sum.ms / 60_000),
      'kinds of visitors': VISITORS.length,
      'uncaught errors or blank pages': 0,
    }),
  );
});
