import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { shows, testDepth } from '@sundara/contracts/testing';
import { judgeSubject, LEAST_PERCENT } from './judge-subject.ts';
import { RULE_SUBJECTS } from './rule-subjects.ts';
import type { RuleSubject } from './subjects/rule-subject.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The smallest rule, which takes seconds, where all take half an hour. */
const SMALLEST: RuleSubject = {
  name: 'amounts',
  rules: ['shared-contracts/src/money/paise'],
  tests: ['shared-contracts/src/money/paise.test'],
};
const SUBJECTS = testDepth() === 'deep' ? RULE_SUBJECTS : [SMALLEST];

describe('every small change of a rule', () => {
  for (const subject of SUBJECTS)
    it(`is found by the tests of ${subject.name}, or less than one of ten is not`, async (test) => {
      const { isFine, percent, told, missed } = await judgeSubject(ROOT, subject);
      test.diagnostic(`${subject.name}: ${told}`);
      assert(isFine, `${told}, and ${LEAST_PERCENT} % are asked for:\n${missed.join('\n')}`);
      shows('T69', { [`% of the small changes in ${subject.name}`]: Math.round(10 * percent) / 10 });
    });
});
