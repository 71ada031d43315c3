import { bookingHealth } from '../../../testing/release.builder.ts';
import { MEASURES } from './measures.ts';
import { minuteSeries } from './minute-series.ts';

const [canary, stable] = bookingHealth();
const STARTED = '2026-11-21T08:00:00+05:30';
const pair = { remote: 'booking', changed: true, canary, stable };

test('canary and stable share their minutes; a minute without loads has no value', () => {
  expect(minuteSeries(pair, MEASURES.p75, STARTED)).toEqual({
    steps: ['3:58 pm', '3:59 pm', '4:00 pm'],
    series: [
      { name: 'Canary', values: [240, null, 260] },
      { name: 'Stable', values: [null, 220, null] },
    ],
  });
});

test('a minute without loads counts none, and an error share is of the loads of its minute', () => {
  expect(minuteSeries(pair, MEASURES.loads, STARTED)?.series[0].values).toEqual([20, 0, 20]);
  expect(minuteSeries(pair, MEASURES['load-errors'], STARTED)?.series[0].values).toEqual([0, null, 10]);
});

test('only the last 60 minutes are shown, and nothing before the first load', () => {
  const early = { at: '2026-11-21T09:00:00+05:30', loads: 1, loadErrors: 0, renderErrors: 0, p75Ms: 1 };
  const long = canary && { ...canary, minutes: [early, ...canary.minutes] };
  expect(minuteSeries({ ...pair, canary: long }, MEASURES.p75, STARTED)?.steps).toHaveLength(60);
  expect(
    minuteSeries({ ...pair, canary: undefined, stable: undefined }, MEASURES.p75, STARTED),
  ).toBeUndefined();
});

test('minutes of an earlier canary of the same version are left out', () => {
  const since = '2026-11-21T15:59:30+05:30';
  expect(minuteSeries(pair, MEASURES.loads, since)?.steps).toEqual(['3:59 pm', '4:00 pm']);
});
