import { block } from '../../../testing/calendar.builder.ts';
import { loadOf } from './week-load.ts';

test('time off after closing takes nothing from the open time', () => {
  const column = {
    ...{ key: 'k', date: '2099-11-24', resourceId: 'asha', name: 'Asha', does: '', blocks: [] },
    shut: [
      { from: 0, to: 540 },
      { from: 1140, to: 1440 },
    ],
    timeOff: [],
  };
  const entry = {
    ...{ id: 't', kind: 'blocked' as const, resourceId: 'asha', reason: '' },
    ...{ start: '2099-11-24T18:00:00+05:30', end: '2099-11-24T21:00:00+05:30' },
  };
  expect(loadOf([column]).open).toBe(600);
  expect(loadOf([{ ...column, timeOff: [{ entry, from: 1080, to: 1260 }] }]).open).toBe(540);
});

test('when somebody is served is told once for visits that meet or overlap', () => {
  const at = (from: number, to: number, no: number) => ({
    ...{ key: `${no}:0`, lane: 0, lanes: 1, from, to, busyTo: to },
    block: block({ bookingId: `b${no}`, no }),
  });
  const column = {
    ...{ key: 'k', date: '2099-11-24', resourceId: 'asha', name: 'Asha', does: '' },
    ...{ shut: [], timeOff: [], blocks: [at(900, 945, 1), at(600, 660, 2), at(930, 1000, 3)] },
  };
  expect(loadOf([column]).busy).toEqual([
    { from: 600, to: 660 },
    { from: 900, to: 1000 },
  ]);
});
