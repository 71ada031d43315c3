import { block } from '../../testing/calendar.builder.ts';
import { draggedTo, moveBack, movedParts, moveOf, stretchedTo } from './block-move.ts';

const room = { columns: 3, axis: { from: 540, to: 1140 }, step: 5 };
const home = { column: 0, from: 960, length: 45 };
const columns = ['asha', 'meera', 'sana'].map((resourceId) => ({ date: '2099-11-24', resourceId }));
const two = [
  block({ parts: 2 }),
  block({ part: 1, parts: 2, resourceId: 'meera' }, '16:45', '17:15'),
] as const;

test('a carried block snaps to five minutes and stays in the grid', () => {
  expect(draggedTo(home, 973, 1, room)).toEqual({ column: 1, from: 975, length: 45 });
  expect(draggedTo(home, 100, -2, room)).toEqual({ column: 0, from: 540, length: 45 });
  expect(draggedTo(home, 1139, 9, room)).toEqual({ column: 2, from: 1095, length: 45 });
});

test('a stretched block is never shorter than a step and never longer than the day', () => {
  expect(stretchedTo(home, 1023, room).length).toBe(65);
  expect(stretchedTo(home, 900, room).length).toBe(5);
  expect(stretchedTo(home, 2000, room).length).toBe(180);
});

test('what is asked of the server names only what changed, for the whole visit', () => {
  const placed = { block: two[1], from: 1005 };
  const at = { column: 1, from: 1005, length: 30 };
  expect(moveOf(placed, at, at, columns, two)).toBeUndefined();
  expect(moveOf(placed, at, { column: 2, from: 1020, length: 40 }, columns, two)).toEqual({
    bookingId: 'b1',
    part: 1,
    start: '2099-11-24T16:15:00+05:30',
    resourceId: 'sana',
    duration: 85,
    expectedStart: '2099-11-24T16:00:00+05:30',
  });
});

test('all parts of a moved visit go along, and the way back leads to where they were', () => {
  const move = {
    ...{ bookingId: 'b1', part: 1, resourceId: 'sana' },
    ...{ start: '2099-11-24T10:00:00+05:30', expectedStart: '2099-11-24T16:00:00+05:30' },
  };
  const moved = movedParts(two, move);
  expect(moved.map(({ start, resourceId }) => [start, resourceId])).toEqual([
    ['2099-11-24T10:00:00+05:30', 'asha'],
    ['2099-11-24T10:45:00+05:30', 'sana'],
  ]);
  expect(movedParts(moved, moveBack(two, move))).toEqual(two);
});
