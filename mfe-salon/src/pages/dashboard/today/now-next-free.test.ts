import { instantAt } from '@sundara/contracts';
import { block, DAY } from '../../../testing/calendar.builder.ts';
import { today } from '../../../testing/today.builder.ts';
import { nowNextFree } from './now-next-free.ts';

const at = (time: string) => instantAt(DAY, time);
const iso = (time: string) => `${DAY}T${time}:00+05:30`;

test('a visit is in the chair from its start up to its end, and then the next comes', () => {
  const day = today({ blocks: [block({}, '16:00', '16:45'), block({ bookingId: 'b2' }, '16:45', '17:15')] });
  const who = (time: string) => {
    const { now, next } = nowNextFree(day, at(time));
    return [
      now.map(({ person, block: { bookingId } }) => [person, bookingId]),
      next.map(({ bookingId }) => bookingId),
    ];
  };
  expect(who('15:59')).toEqual([[], ['b1', 'b2']]);
  expect(who('16:00')).toEqual([[['Asha Rao', 'b1']], ['b2']]);
  expect(who('16:45')).toEqual([[['Asha Rao', 'b2']], []]);
  expect(who('17:15')).toEqual([[], []]);
});

test('a visit that was completed early has left the chair, and a second part is no visit of its own', () => {
  const parts = [
    block({ status: 'completed' }),
    block({ bookingId: 'b2', parts: 2 }, '17:00', '17:30'),
    block({ bookingId: 'b2', part: 1, parts: 2, resourceId: 'meera' }, '17:30', '18:00'),
  ];
  const { now, next } = nowNextFree(today({ blocks: parts }), at('16:10'));
  expect([now, next.map(({ part }) => part)]).toEqual([[], [0]]);
  expect(nowNextFree(today({ blocks: parts }), at('17:40')).now.map(({ person }) => person)).toEqual([
    'Meera Iyer',
  ]);
});

test('free is the next run that fits something, from the next step of the calendar on', () => {
  const free = [
    { start: iso('09:00'), end: iso('10:00') },
    { start: iso('10:30'), end: iso('10:40') },
    { start: iso('12:00'), end: iso('13:00') },
  ];
  const day = today({ people: [{ id: 'asha', name: 'Asha Rao', free }] });
  const run = (time: string) =>
    nowNextFree(day, at(time)).free.map(({ start, end, isNow }) => [start, end, isNow]);
  expect(run('09:12')).toEqual([[iso('09:15'), iso('10:00'), true]]);
  expect(run('09:50')).toEqual([[iso('12:00'), iso('13:00'), false]]);
  expect(run('12:50')).toEqual([]);
});
