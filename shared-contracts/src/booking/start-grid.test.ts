import { addDays, addMinutes, instantAt } from '../time/kolkata.ts';
import { defaultOpeningHours } from './opening-hours.ts';
import { refusalOf, type SalonRules } from './start-grid.ts';

const TUESDAY = '2026-11-24';
const hours = defaultOpeningHours();
const rules = (change: Partial<SalonRules> = {}): SalonRules => ({
  parts: [{ serviceId: 'cut', durationMinutes: 60, bufferMinutes: 30 }],
  hours,
  closures: [],
  slotMinutes: null,
  now: instantAt('2026-11-23', '12:00'),
  ...change,
});
const at = (time: string, date = TUESDAY) => instantAt(date, time);

test.each([
  ['the first start of the nine', {}, at('10:00'), undefined],
  ['the last of the nine', {}, at('18:00'), undefined],
  ['an hour that is open but none of the nine', {}, at('19:00'), 'off-grid'],
  ['half past', {}, at('10:30'), 'off-grid'],
  ['half a minute past', {}, new Date(at('10:00').getTime() + 30_000), 'off-grid'],
  ['half past where visits start every thirty minutes', { slotMinutes: 30 }, at('10:30'), undefined],
  ['a quarter past there', { slotMinutes: 30 }, at('10:15'), 'off-grid'],
  ['a quarter past where they start every fifteen', { slotMinutes: 15 }, at('10:15'), undefined],
  ['before opening on the grid', { slotMinutes: 60 }, at('08:00'), 'closed'],
  ['at closing', { slotMinutes: 60 }, at('20:00'), 'closed'],
  ['less than its length before closing', { slotMinutes: 30 }, at('19:30'), 'closed'],
  ['just its length before closing, tidying up after it', { slotMinutes: 30 }, at('19:00'), undefined],
] as const)('%s', (_, change, start, refusal) => {
  expect(refusalOf(rules(change), start)).toBe(refusal);
});

test('a grid of its own begins with the opening, whatever the hour', () => {
  const open = { ...hours, tuesday: { ...hours.tuesday, open: '09:40' } };
  const judged = ['09:40', '09:55', '10:00', '10:10', '10:25'].map((time) =>
    refusalOf(rules({ hours: open, slotMinutes: 30 }), at(time)),
  );
  expect(judged).toEqual([undefined, 'off-grid', 'off-grid', undefined, 'off-grid']);
});

test('a weekday on which the salon is closed is closed, whatever the grid', () => {
  const closed = { ...hours, tuesday: { ...hours.tuesday, closed: true } };
  expect(refusalOf(rules({ hours: closed }), at('10:00'))).toBe('closed');
  expect(refusalOf(rules({ hours: closed, slotMinutes: 15 }), at('10:07'))).toBe('closed');
});

test('breaks and closures are closed, up to their ends', () => {
  const breaks = [{ open: '12:00', close: '13:00' }];
  const lunch = rules({ hours: { ...hours, tuesday: { ...hours.tuesday, breaks } } });
  expect(['11:00', '12:00', '13:00'].map((time) => refusalOf(lunch, at(time)))).toEqual([
    undefined,
    'closed',
    undefined,
  ]);
  const shut = rules({ closures: [{ start: at('11:59'), end: at('13:01') }] });
  expect(['10:00', '11:00', '13:00', '14:00'].map((time) => refusalOf(shut, at(time)))).toEqual([
    undefined,
    'closed',
    'closed',
    undefined,
  ]);
});

test('an hour ahead is soon enough, a millisecond less is too soon', () => {
  expect(refusalOf(rules({ now: at('09:00') }), at('10:00'))).toBeUndefined();
  expect(refusalOf(rules({ now: new Date(at('09:00').getTime() + 1) }), at('10:00'))).toBe('too-soon');
  expect(refusalOf(rules({ now: addMinutes(at('10:00'), 600) }), at('10:00'))).toBe('too-soon');
});

test('the sixtieth day is not too far, to its last start and from the first second of today', () => {
  const last = addDays('2026-11-23', 60);
  for (const now of [at('00:00', '2026-11-23'), new Date(at('00:00').getTime() - 1)]) {
    expect(refusalOf(rules({ now }), at('18:00', last))).toBeUndefined();
    expect(refusalOf(rules({ now }), at('10:00', addDays(last, 1)))).toBe('too-far');
  }
  expect(refusalOf(rules({ now: at('00:00') }), at('10:00', addDays(last, 1)))).toBeUndefined();
});
