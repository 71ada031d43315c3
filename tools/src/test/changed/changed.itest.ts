import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withinTime } from './choose-changed.ts';
import { dependentsOf } from './module-graph.ts';
import { moduleNames } from './module-names.ts';
import { touchedTests } from './touched-tests.ts';

const SOURCES = {
  'contracts/src/index.ts': `export * from './refund.ts'; export { price as cost } from './price.ts';`,
  'contracts/src/refund.ts': `export const refundOf = () => 1; export interface Refund { paise: number }`,
  'contracts/src/price.ts': `export const price = () => 2;`,
  'api/src/cancel/cancel.ts': `import { refundOf } from '@sundara/contracts'; export const cancel = refundOf;`,
  'api/src/cancel/cancel.itest.ts': `import { app } from '../app.ts'; app();`,
  'api/src/app.ts': `import { cancel } from './cancel/cancel.ts'; export const app = () => cancel();`,
  'api/src/order/order.ts': `import { cost } from '@sundara/contracts'; export const order = cost;`,
  'api/src/order/order.itest.ts': `import { app } from '../app.ts'; import { order } from './order.ts'; app(order);`,
  'api/src/types.test.ts': `import type { Refund } from '@sundara/contracts'; test('', () => ({}) as Refund);`,
  'api/src/kill.itest.ts': `spawn(new URL('./app.ts', import.meta.url));`,
};
const TESTS = Object.keys(SOURCES).filter((file) => file.includes('test.ts'));
const dependents = dependentsOf(
  new Map(Object.entries(SOURCES).map(([file, source]) => [file, moduleNames(file, source)])),
  new Map([['@sundara/contracts', 'contracts/src/index.ts']]),
);

test('a change touches the tests that reach it through names, lazily or as a program, those beside its users first', () => {
  assert.deepEqual(touchedTests(TESTS, ['contracts/src/refund.ts'], dependents), [
    'api/src/cancel/cancel.itest.ts',
    'api/src/kill.itest.ts',
    'api/src/order/order.itest.ts',
  ]);
});

test('what an index hands on under another name is found, and its other users are left alone', () => {
  assert.deepEqual(touchedTests(TESTS, ['contracts/src/price.ts'], dependents), [
    'api/src/order/order.itest.ts',
  ]);
});

test('a test that changed is touched by itself', () => {
  assert.deepEqual(touchedTests(TESTS, ['api/src/types.test.ts'], dependents), ['api/src/types.test.ts']);
});

test('of the files that are touched those run that fit into the time, the nearest first', () => {
  assert.deepEqual(withinTime(['near', 'long', 'new'], { near: 60, long: 70 }), ['near', 'new']);
});
