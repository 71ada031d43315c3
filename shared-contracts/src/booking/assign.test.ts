import { instantAt } from '../time/kolkata.ts';
import { assign } from './assign.ts';
import type { Resource, VisitPart, VisitRequest } from './availability.ts';
import { defaultOpeningHours } from './opening-hours.ts';

const TUESDAY = '2026-11-24';
const hours = defaultOpeningHours();
const at = (from: string, to: string) => ({ start: instantAt(TUESDAY, from), end: instantAt(TUESDAY, to) });
const busy = (...spans: [string, string][]) => spans.map(([from, to]) => at(from, to));

const cut: VisitPart = { serviceId: 'cut', durationMinutes: 60, bufferMinutes: 0 };
const colour: VisitPart = { serviceId: 'colour', durationMinutes: 90, bufferMinutes: 15 };
const nails: VisitPart = { serviceId: 'nails', durationMinutes: 30, bufferMinutes: 10 };

const resource = (id: string, change: Partial<Resource> = {}): Resource => ({
  id,
  hours,
  does: undefined,
  busy: [],
  ...change,
});
const request = (parts: VisitPart[], resources: Resource[], change: Partial<VisitRequest> = {}) => ({
  parts,
  resources,
  hours,
  closures: [],
  slotMinutes: null,
  now: instantAt('2026-11-23', '12:00'),
  ...change,
});
/** 'asha: cut, colour 10:00-12:30 (12:45)' for each run. */
const runs = (visit: VisitRequest, time: string, date = TUESDAY) =>
  assign(visit, instantAt(date, time))?.map(({ resourceId, serviceIds, start, end, busyUntil }) => {
    const clock = (moment: Date) => new Date(moment.getTime() + 330 * 60_000).toISOString().slice(11, 16);
    return `${resourceId}: ${serviceIds.join(', ')} ${clock(start)}-${clock(end)} (${clock(busyUntil)})`;
  });

test('one person does all of it where anyone can, and tidies up after the last service only', () => {
  expect(runs(request([colour, nails], [resource('asha')]), '10:00')).toEqual([
    'asha: colour, nails 10:00-12:00 (12:10)',
  ]);
});

test('among those who can, it is who has least taken time that day, then who stands first', () => {
  const asha = resource('asha', { busy: busy(['15:00', '16:00']) });
  const bina = resource('bina', { busy: busy(['15:00', '15:30']) });
  expect(runs(request([cut], [asha, bina]), '10:00')).toEqual(['bina: cut 10:00-11:00 (11:00)']);
  expect(runs(request([cut], [resource('asha'), resource('bina')]), '10:00')?.[0]).toMatch(/^asha/);
  expect(runs(request([cut], [resource('bina'), resource('asha')]), '10:00')?.[0]).toMatch(/^bina/);
});

test('time taken on another day does not count', () => {
  const asha = resource('asha', {
    busy: [{ start: instantAt('2026-11-23', '10:00'), end: instantAt('2026-11-23', '20:00') }],
  });
  expect(runs(request([cut], [asha, resource('bina')]), '10:00')?.[0]).toMatch(/^asha/);
});

test('of time taken into or from another day only that day’s counts, all of it', () => {
  const nights = (from: string, until: string, lastDay = TUESDAY) => ({
    busy: [{ start: instantAt(from, '20:00'), end: instantAt(lastDay, until) }],
  });
  const first = (asha: Partial<Resource>, bina: Partial<Resource>) =>
    runs(request([cut], [resource('asha', asha), resource('bina', bina)]), '15:00')?.[0];
  expect(first(nights('2026-11-23', '11:00'), { busy: busy(['00:00', '12:00']) })).toMatch(/^asha/);
  expect(first(nights('2026-11-23', '11:00'), { busy: busy(['00:00', '10:00']) })).toMatch(/^bina/);
  expect(first(nights(TUESDAY, '10:00', '2026-11-25'), { busy: busy(['08:00', '13:00']) })).toMatch(/^asha/);
  expect(first({}, nights('2026-11-25', '22:00', '2026-11-25'))).toMatch(/^asha/);
  const twice = { busy: busy(['10:00', '11:00'], ['12:00', '13:00']) };
  expect(first(twice, { busy: busy(['10:00', '11:30']) })).toMatch(/^bina/);
  expect(first(twice, { busy: busy(['10:00', '12:30']) })).toMatch(/^asha/);
});

test('several share a visit only when nobody can do all of it, with as few changes as possible', () => {
  const asha = resource('asha', { busy: busy(['11:00', '12:00']) });
  const bina = resource('bina', { busy: busy(['10:30', '11:00']) });
  expect(runs(request([cut, nails, nails], [asha, bina]), '10:00')).toEqual([
    'asha: cut 10:00-11:00 (11:00)',
    'bina: nails, nails 11:00-12:00 (12:10)',
  ]);
  const chitra = resource('chitra', { busy: busy(['13:00', '18:00']) });
  expect(runs(request([cut, nails, nails], [asha, bina, chitra]), '10:00')).toEqual([
    'chitra: cut, nails, nails 10:00-12:00 (12:10)',
  ]);
});

test('who does which service decides who takes it', () => {
  const does = (...ids: string[]) => ({ does: new Set(ids) });
  const visit = request([cut, nails], [resource('asha', does('nails')), resource('bina', does('cut'))]);
  expect(runs(visit, '10:00')).toEqual(['bina: cut 10:00-11:00 (11:00)', 'asha: nails 11:00-11:30 (11:40)']);
  expect(runs(request([cut, colour], [resource('asha', does('cut'))]), '10:00')).toBeUndefined();
});

test('among equal ways to share a visit, and among many who can, it is who stands first', () => {
  const does = (...ids: string[]) => ({ does: new Set(ids) });
  const visit = request(
    [cut, nails, colour],
    [resource('bina', does('nails', 'colour')), resource('asha', does('cut', 'nails'))],
  );
  expect(runs(visit, '10:00')).toEqual([
    'asha: cut 10:00-11:00 (11:00)',
    'bina: nails, colour 11:00-13:00 (13:15)',
  ]);
  const unable = resource('asha', does('nails'));
  expect(runs(request([cut], [unable, resource('bina'), resource('chitra')]), '10:00')?.[0]).toMatch(/^bina/);
});

test('whoever hands over tidies up as well, and is not taken when there is no time for it', () => {
  const asha = resource('asha', { does: new Set(['colour']), busy: busy(['11:44', '12:00']) });
  const bina = resource('bina', { does: new Set(['cut']) });
  expect(runs(request([colour, cut], [asha, bina]), '10:00')).toBeUndefined();
  const free = resource('asha', { does: new Set(['colour']), busy: busy(['11:45', '12:00']) });
  expect(runs(request([colour, cut], [free, bina]), '10:00')).toEqual([
    'asha: colour 10:00-11:30 (11:45)',
    'bina: cut 11:30-12:30 (12:30)',
  ]);
});

test('who comes back to the visit is not in their own way', () => {
  const asha = resource('asha', { does: new Set(['colour', 'cut']) });
  const bina = resource('bina', { does: new Set(['quick']) });
  const quick = { serviceId: 'quick', durationMinutes: 10, bufferMinutes: 0 };
  expect(runs(request([colour, quick, cut], [asha, bina]), '10:00')).toEqual([
    'asha: colour 10:00-11:30 (11:40)',
    'bina: quick 11:30-11:40 (11:40)',
    'asha: cut 11:40-12:40 (12:40)',
  ]);
});

test('tidying up may go on past closing and midnight', () => {
  const late = { ...hours, tuesday: { ...hours.tuesday, close: '24:00' } };
  const visit = request([colour], [resource('asha', { hours: late })], { hours: late });
  expect(runs(visit, '22:30')).toEqual(['asha: colour 22:30-00:00 (00:15)']);
  expect(runs(visit, '22:31')).toBeUndefined();
});

test('closed time of the salon binds, lead time, grid and horizon do not', () => {
  const visit = request([cut], [resource('asha')], { closures: [at('14:00', '15:00')] });
  expect(runs(visit, '13:30')).toBeUndefined();
  expect(runs(visit, '13:00')).toHaveLength(1);
  expect(runs(visit, '10:07')).toHaveLength(1);
  expect(runs(visit, '10:00', '2026-11-20')).toHaveLength(1);
  expect(runs(visit, '10:00', '2027-11-22')).toHaveLength(1);
});
