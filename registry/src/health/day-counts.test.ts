import type { PageError } from '@sundara/contracts/federation';
import { addDays, type DayCounts, lastDay, NO_DAY, pagesOf, withError, withLoad } from './day-counts.ts';

const at = (clock: string, day = '21') => new Date(`2026-11-${day}T${clock}:00.000Z`);
const error = (given: Partial<PageError> = {}): PageError => ({
  remote: 'booking',
  version: '1.0.0',
  kind: 'render',
  type: 'TypeError',
  route: '/pay',
  frames: ['c/pay.js:1:20', 'c/pay.js:1:40'],
  ...given,
});
const counts = ({ errors }: DayCounts) => errors.map(({ hours }) => pagesOf(hours));

test('errors of one place are one, with the first and the last time; the latest id of a call is kept', () => {
  const call = (requestId: string) => ({ operation: 'salon.detail', status: 502, requestId });
  const early = withError(NO_DAY, error({ call: call('a') }), at('05:10'));
  const both = withError(early, error({ call: call('b'), frames: ['c/pay.js:1:20'] }), at('06:20'));
  expect(counts(both)).toEqual([2]);
  expect(both.errors[0]).toMatchObject({
    error: { call: { requestId: 'b' } },
    firstAt: at('05:10').toISOString(),
    lastAt: at('06:20').toISOString(),
  });
});

test.each([
  ['another place', { frames: ['c/pay.js:1:21'] }],
  ['another route', { route: '/' }],
  ['another type', { type: 'RangeError' as const }],
  ['another kind', { kind: 'uncaught' as const }],
  ['another call', { call: { operation: 'salon.detail', status: 502 } }],
])('%s is another error', (_, given) => {
  expect(counts(withError(withError(NO_DAY, error(), at('05:10')), error(given), at('05:11')))).toEqual([
    1, 1,
  ]);
});

test('what is older than a day is forgotten, by the hour', () => {
  const early = withLoad(withError(NO_DAY, error(), at('05:10')), at('05:10'));
  const both = withLoad(withError(early, error(), at('06:10')), at('06:10'));
  const next = lastDay(both, at('05:10', '22'));
  expect([pagesOf(next.loads), counts(next)]).toEqual([1, [1]]);
  expect(lastDay(both, at('06:00', '22'))).toEqual(NO_DAY);
});

test('however many places are made up, fifty of a version are kept, the latest', () => {
  const made = Array.from({ length: 60 }, (_, line) => error({ frames: [`c/pay.js:${line}:1`] }));
  const day = made.reduce((sum, one, minute) => withError(sum, one, new Date(minute * 60_000)), NO_DAY);
  expect(day.errors).toHaveLength(50);
  expect(day.errors[0]?.error.frames).toEqual(['c/pay.js:59:1']);
  expect(addDays(day, day).errors).toHaveLength(50);
});
