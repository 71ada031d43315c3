import { changesBetween, changeText, partsOf } from './composition-changes.ts';

test('a difference says what moved, came and went, the shell first', () => {
  const from = { booking: '1.0.0', admin: '1.0.0', old: '2.0.0', shell: '1.0.0' };
  const to = { booking: '1.1.0', admin: '1.0.0', fresh: '0.1.0', shell: '1.0.1' };
  expect(changesBetween(from, to).map(changeText)).toEqual([
    'shell 1.0.0 → 1.0.1',
    'booking 1.0.0 → 1.1.0',
    'fresh 0.1.0 added',
    'old 2.0.0 removed',
  ]);
});

test('equal compositions differ in nothing', () => {
  expect(changesBetween({ shell: '1.0.0' }, { shell: '1.0.0' })).toEqual([]);
});

test('parts of several compositions come once each', () => {
  expect(partsOf({ admin: '1', shell: '1' }, { booking: '1', admin: '2' })).toEqual([
    'shell',
    'admin',
    'booking',
  ]);
});
