import { instantAt } from '../time/kolkata.ts';
import type { Resource, VisitPart, VisitRequest } from './availability.ts';
import { defaultOpeningHours } from './opening-hours.ts';
import { judgeRuns } from './settled-visit.ts';

const TUESDAY = '2026-11-24';
const hours = defaultOpeningHours();
const at = (time: string) => instantAt(TUESDAY, time);

const cut: VisitPart = { serviceId: 'cut', durationMinutes: 60, bufferMinutes: 0 };
const colour: VisitPart = { serviceId: 'colour', durationMinutes: 90, bufferMinutes: 15 };

const resource = (id: string, change: Partial<Resource> = {}): Resource => ({
  ...{ id, hours, does: undefined, busy: [] },
  ...change,
});
const request = (change: Partial<VisitRequest>): VisitRequest => ({
  ...{ parts: [cut], hours, closures: [], slotMinutes: null, resources: [resource('asha')] },
  now: at('09:59'),
  ...change,
});
const objection = (change: Partial<VisitRequest>, time: string, who = 'asha') =>
  judgeRuns(request(change), at(time), [who])[0]?.objection;
const taken = (from: string, to: string) => [resource('asha', { busy: [{ start: at(from), end: at(to) }] })];

test('nothing is in the way of whoever is there, does it and is free, whatever grid and lead time say', () => {
  expect(judgeRuns(request({}), at('10:07'), ['asha'])).toEqual([
    {
      run: {
        ...{ resourceId: 'asha', serviceIds: ['cut'] },
        ...{ start: at('10:07'), end: at('11:07'), busyUntil: at('11:07') },
      },
      objection: undefined,
    },
  ]);
});

test('who is not of the salon is unknown', () => {
  expect(objection({}, '10:00', 'bina')).toEqual({ why: 'unknown' });
});

test('who does not do a service is told with it, and who does all of them is not', () => {
  const only = (...ids: string[]) => [resource('asha', { does: new Set(ids) })];
  expect(objection({ resources: only('nails') }, '10:00')).toEqual({ why: 'unable', serviceId: 'cut' });
  expect(objection({ resources: only('cut') }, '10:00')).toBeUndefined();
  const both = judgeRuns(request({ parts: [cut, colour], resources: only('cut') }), at('10:00'), [
    'asha',
    'asha',
  ]);
  expect(both.map((judged) => judged.objection)).toEqual([{ why: 'unable', serviceId: 'colour' }]);
});

test('whoever has something else then is taken, up to its first and from its last minute on', () => {
  expect(objection({ resources: taken('10:30', '11:30') }, '10:00')).toEqual({ why: 'taken' });
  expect(objection({ resources: taken('11:00', '11:30') }, '10:00')).toBeUndefined();
  expect(objection({ resources: taken('09:30', '10:00') }, '10:00')).toBeUndefined();
});

test('tidying up needs nobody else to have begun, and may go on past closing', () => {
  const parts = [colour];
  expect(objection({ parts, resources: taken('11:45', '12:00') }, '10:00')).toBeUndefined();
  expect(objection({ parts, resources: taken('11:44', '12:00') }, '10:00')).toEqual({ why: 'taken' });
  expect(objection({ parts }, '18:30')).toBeUndefined();
});

test('outside of their hours or the salon’s, in a closure too, whoever it is does not work', () => {
  expect(objection({}, '19:30')).toEqual({ why: 'off' });
  expect(objection({ closures: [{ start: at('12:00'), end: at('13:00') }] }, '11:30')).toEqual({
    why: 'off',
  });
  const early = { ...hours, tuesday: { ...hours.tuesday, close: '13:00' } };
  expect(objection({ resources: [resource('asha', { hours: early })] }, '12:30')).toEqual({ why: 'off' });
});

test('each run of a shared visit is judged by itself', () => {
  const resources = [...taken('10:00', '10:30'), resource('bina')];
  const judged = judgeRuns(request({ parts: [cut, cut], resources }), at('10:00'), ['asha', 'bina']);
  expect(judged.map(({ run, objection }) => [run.resourceId, objection])).toEqual([
    ['asha', { why: 'taken' }],
    ['bina', undefined],
  ]);
});
