import { addDays, instantAt } from '../time/kolkata.ts';
import type { Resource, VisitRequest } from './availability.ts';
import { defaultOpeningHours, type OpeningHours } from './opening-hours.ts';
import { freeStartsPerDay, startsOn } from './slots.ts';

const TUESDAY = '2026-11-24';
const hours = defaultOpeningHours();

const part = (durationMinutes: number, bufferMinutes = 0, serviceId = 'cut') => ({
  serviceId,
  durationMinutes,
  bufferMinutes,
});
const resource = (id: string, change: Partial<Resource> = {}): Resource => ({
  id,
  hours,
  does: undefined,
  busy: [],
  ...change,
});
const request = (change: Partial<VisitRequest> = {}): VisitRequest => ({
  parts: [part(60)],
  hours,
  closures: [],
  slotMinutes: null,
  resources: [resource('asha'), resource('bina')],
  now: instantAt('2026-11-23', '12:00'),
  ...change,
});
const at = (from: string, to: string, date = TUESDAY) => ({
  start: instantAt(date, from),
  end: instantAt(date, to),
});
const tuesday = (change: Partial<OpeningHours['tuesday']>): OpeningHours => ({
  ...hours,
  tuesday: { ...hours.tuesday, ...change },
});
const times = (change?: Partial<VisitRequest>, date = TUESDAY) =>
  startsOn(request(change), date).map(({ time }) => time);
const capacities = (change?: Partial<VisitRequest>) =>
  Object.fromEntries(startsOn(request(change), TUESDAY).map(({ time, capacity }) => [time, capacity]));

test('a free day offers the nine hourly starts with everybody', () => {
  const starts = startsOn(request(), TUESDAY);
  expect(starts).toHaveLength(9);
  expect(starts.at(0)).toEqual({ time: '10:00', ...at('10:00', '11:00'), capacity: 2 });
  expect(starts.at(-1)?.time).toBe('18:00');
});

test('a salon with its own grid starts so many minutes apart from its opening on', () => {
  const open = tuesday({ open: '09:40', close: '11:00' });
  expect(times({ slotMinutes: 15, hours: open, parts: [part(30)] })).toEqual([
    '09:40',
    '09:55',
    '10:10',
    '10:25',
  ]);
  expect(times({ slotMinutes: 30, hours: open, parts: [part(30)] })).toEqual(['09:40', '10:10']);
  expect(times({ slotMinutes: 60, parts: [part(60)] }).at(-1)).toBe('19:00');
});

test('a visit ends at closing at the latest', () => {
  expect(times({ parts: [part(120)] }).at(-1)).toBe('18:00');
  expect(times({ parts: [part(121)] }).at(-1)).toBe('17:00');
  expect(times({ parts: [part(90), part(30), part(1)] }).at(-1)).toBe('17:00');
  expect(times({ parts: [part(24 * 60)] })).toEqual([]);
});

test('a salon that is open to midnight takes visits up to it', () => {
  const late = tuesday({ open: '22:00', close: '24:00' });
  expect(times({ hours: late, slotMinutes: 60, resources: [resource('asha', { hours: late })] })).toEqual([
    '22:00',
    '23:00',
  ]);
});

test('a closed weekday, a break and a closure offer nothing', () => {
  expect(times({ hours: tuesday({ closed: true }) })).toEqual([]);
  const lunch = tuesday({ breaks: [{ open: '13:00', close: '14:00' }] });
  expect(times({ hours: lunch })).not.toContain('13:00');
  expect(times({ hours: lunch })).toContain('12:00');
  expect(times({ hours: lunch, parts: [part(61)] })).not.toContain('12:00');
  const closures = [at('12:30', '15:00'), at('17:00', '23:00')];
  expect(times({ closures })).toEqual(['10:00', '11:00', '15:00', '16:00']);
  expect(times({ closures: [at('00:00', '23:59', '2026-11-20')] })).toHaveLength(9);
});

test('the lead time is an hour, to the second', () => {
  const ten = instantAt(TUESDAY, '10:00').getTime();
  expect(times({ now: new Date(ten) }).at(0)).toBe('11:00');
  expect(times({ now: new Date(ten + 1000) }).at(0)).toBe('12:00');
  expect(times({ now: new Date(ten - 1000) }).at(0)).toBe('11:00');
});

test('the horizon is sixty days on the calendar of the salon', () => {
  const last = addDays('2026-11-23', 60);
  expect(times({}, last).length).toBeGreaterThan(0);
  expect(times({}, addDays(last, 1))).toEqual([]);
  const midnight = instantAt(TUESDAY, '00:00').getTime();
  expect(times({ now: new Date(midnight - 1000) }, addDays(last, 1))).toEqual([]);
  expect(times({ now: new Date(midnight) }, addDays(last, 1)).length).toBeGreaterThan(0);
});

test('a taken start stays in the list, with nobody', () => {
  const resources = [
    resource('asha', { busy: [at('10:30', '12:00')] }),
    resource('bina', { busy: [at('11:00', '11:15')] }),
  ];
  expect(capacities({ resources })).toMatchObject({ '10:00': 1, '11:00': 0, '12:00': 2 });
});

test('people count only within their own hours and breaks, and on leave not at all', () => {
  const early = tuesday({ close: '13:00', breaks: [{ open: '11:00', close: '12:00' }] });
  const leave = [at('00:00', '23:59', TUESDAY)];
  const resources = [resource('asha', { hours: early }), resource('bina', { busy: leave })];
  expect(capacities({ resources })).toMatchObject({ '10:00': 1, '11:00': 0, '12:00': 1, '13:00': 0 });
});

test("people's hours count only within the salon's", () => {
  const resources = [resource('asha', { hours: tuesday({ open: '06:00', close: '23:00' }) })];
  expect(times({ resources, slotMinutes: 60 })).toEqual(times({ slotMinutes: 60 }));
});

test('only who does every service counts, or one where several share the visit', () => {
  const parts = [part(30, 0, 'cut'), part(30, 0, 'nails')];
  const cutter = resource('asha', { does: new Set(['cut']) });
  const nails = resource('bina', { does: new Set(['nails']) });
  expect(capacities({ parts, resources: [cutter, resource('chitra')] })['10:00']).toBe(1);
  expect(
    capacities({ parts, resources: [cutter, nails, resource('c', { does: new Set(['nails']) })] })['10:00'],
  ).toBe(1);
  expect(capacities({ parts, resources: [cutter] })['10:00']).toBe(0);
  expect(capacities({ parts })['10:00']).toBe(2);
});

test('a visit can be shared only if whoever hands over has the time to tidy up', () => {
  const parts = [part(30, 15, 'cut'), part(60, 0, 'nails')];
  const shared = (from: string) =>
    capacities({
      parts,
      resources: [
        resource('asha', { does: new Set(['cut']), busy: [at(from, '13:00')] }),
        resource('bina', { does: new Set(['nails']) }),
      ],
    })['10:00'];
  expect(shared('10:45')).toBe(1);
  expect(shared('10:44')).toBe(0);
});

test('tidying up keeps out who is taken right after the visit, and may go on past closing and through a break', () => {
  const resources = [resource('asha', { busy: [at('13:05', '13:30')] })];
  expect(capacities({ resources, parts: [part(60, 5)] })['12:00']).toBe(1);
  expect(capacities({ resources, parts: [part(60, 6)] })['12:00']).toBe(0);
  expect(capacities({ parts: [part(120, 30)] })['18:00']).toBe(2);
  const hours = tuesday({ breaks: [{ open: '13:00', close: '13:20' }] });
  expect(capacities({ hours, parts: [part(60, 30)] })['12:00']).toBe(2);
});

test('days count their free starts, both ends of the range included', () => {
  const booked = resource('asha', { busy: [at('10:00', '14:00')] });
  expect(freeStartsPerDay(request({ resources: [booked] }), '2026-11-22', '2026-11-25')).toEqual([
    { date: '2026-11-22', free: 0 },
    { date: '2026-11-23', free: 6 },
    { date: TUESDAY, free: 5 },
    { date: '2026-11-25', free: 9 },
  ]);
  expect(freeStartsPerDay(request(), TUESDAY, TUESDAY)).toEqual([{ date: TUESDAY, free: 9 }]);
});

test('nobody and nothing: no start is free', () => {
  expect(capacities({ resources: [] })['10:00']).toBe(0);
});
