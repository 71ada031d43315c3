import { addMinutes, defaultOpeningHours, instantAt, type VisitRequest } from '@sundara/contracts';
import { takesTooMuch } from './share-of-day.ts';

const date = '2026-11-24';
const hours = defaultOpeningHours();
const part = (serviceId: string, durationMinutes: number) => ({
  serviceId,
  durationMinutes,
  bufferMinutes: 0,
});
const [CUT, NAILS, BRIDAL] = [part('cut', 60), part('nails', 60), part('bridal', 180)];
const person = (id: string, ...does: string[]) => ({
  ...{ id, hours, busy: [] },
  does: does.length > 0 ? new Set(does) : undefined,
});
const dayOf = (resources: VisitRequest['resources'], ...services: ReturnType<typeof part>[]) => ({
  date,
  services,
  without: {
    ...{ parts: [], hours, closures: [], slotMinutes: null, resources },
    now: instantAt('2026-11-23', '12:00'),
  },
});
const taken = (resourceId: string, time: string, minutes = 60) => {
  const start = instantAt(date, time);
  return { resourceId, start, busyUntil: addMinutes(start, minutes) };
};
const [ONE, TWO] = [[person('1')], [person('1'), person('2')] as const];

it.each([
  ['three of nine starts are a third', dayOf(ONE, CUT), ['10:00', '11:00'], '12:00', false],
  ['four are more', dayOf(ONE, CUT), ['10:00', '11:00', '12:00'], '13:00', true],
  ['a short visit takes starts of a long service too', dayOf(ONE, CUT, BRIDAL), ['10:00'], '14:00', true],
] as const)('%s', (_, day, held, wish, expected) => {
  const standing = held.map((time) => taken('1', time));
  expect(takesTooMuch(day, standing, [taken('1', wish)], 3)).toBe(expected);
});

it('counts who is free at a start, though somebody else is left for it', () => {
  const held = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'].map((time) => taken('1', time));
  expect(takesTooMuch(dayOf(TWO, CUT), held.slice(0, 5), [taken('1', '15:00')], 3)).toBe(false);
  expect(takesTooMuch(dayOf(TWO, CUT), held, [taken('1', '16:00')], 3)).toBe(true);
});

it('refuses nothing that takes no more of what others have over their share', () => {
  const day = dayOf([person('asha', 'cut'), person('bina', 'nails')], CUT, NAILS);
  const held = ['10:00', '11:00', '12:00', '13:00'].map((time) => taken('asha', time));
  expect(takesTooMuch(day, held, [taken('asha', '14:00')], 3)).toBe(true);
  expect(takesTooMuch(day, held, [taken('bina', '14:00')], 3)).toBe(false);
});

it('counts the starts for which nobody is left, though most of those who were free still are', () => {
  const [asha, bina] = TWO;
  const booked = [{ start: instantAt(date, '10:00'), end: instantAt(date, '14:00') }];
  const day = dayOf([{ ...asha, busy: booked }, bina], CUT);
  const held = ['10:00', '11:00'].map((time) => taken('2', time));
  expect(takesTooMuch(day, held, [taken('2', '12:00')], 3)).toBe(false);
  expect(takesTooMuch(day, [...held, taken('2', '12:00')], [taken('2', '13:00')], 3)).toBe(true);
});
