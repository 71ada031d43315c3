import { addMinutes, instantAt, toLocalIso } from '@sundara/contracts';
import { clocksOf, disputeStateOf } from './dispute-clocks.ts';

const OPENED = instantAt('2026-11-23', '12:00');
const after = (hours: number) => addMinutes(OPENED, hours * 60);
const NOTHING = { createdAt: OPENED, answeredAt: null, resolvedAt: null };

test('a customer hears of us within 48 hours, and of the outcome within 30 days', () => {
  const { firstAnswer, outcome } = clocksOf(NOTHING, after(1));
  expect([firstAnswer.due, outcome.due]).toEqual([toLocalIso(after(48)), toLocalIso(after(720))]);
});

test.each([
  ['at its last moment', 48, false],
  ['a minute later', 48 + 1 / 60, true],
])('an answer that is owed %s', (_, hours, overdue) => {
  expect(clocksOf(NOTHING, after(hours)).firstAnswer.overdue).toBe(overdue);
  expect(clocksOf({ ...NOTHING, answeredAt: after(hours) }, after(500)).firstAnswer.overdue).toBe(overdue);
});

test('an outcome without an answer before it stops both clocks', () => {
  const { firstAnswer, outcome } = clocksOf({ ...NOTHING, resolvedAt: after(20) }, after(999));
  expect([firstAnswer.doneAt, firstAnswer.overdue]).toEqual([toLocalIso(after(20)), false]);
  expect([outcome.doneAt, outcome.overdue]).toEqual([toLocalIso(after(20)), false]);
});

test.each([
  ['open', null, null],
  ['answered', OPENED, null],
  ['resolved', OPENED, OPENED],
  ['resolved', null, OPENED],
])('it is %s', (state, answeredAt, resolvedAt) => {
  expect(disputeStateOf({ answeredAt, resolvedAt })).toBe(state);
});
