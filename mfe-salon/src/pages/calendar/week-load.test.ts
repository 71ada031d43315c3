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
