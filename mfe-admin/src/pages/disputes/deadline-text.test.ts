import { deadlineText } from './deadline-text.ts';

const NOW = new Date('2026-11-23T12:00:00+05:30');
const clock = (due: string, doneAt: string | null = null, overdue = false) => ({ due, doneAt, overdue });
const LATER = clock('2026-12-20T12:00:00+05:30');

test.each([
  ['2026-11-24T06:00:00+05:30', '18 h left to answer', false],
  ['2026-11-25T12:00:00+05:30', '2 days left to answer', false],
  ['2026-11-23T12:00:30+05:30', '1 min left to answer', false],
  ['2026-11-21T11:00:00+05:30', 'overdue by 2 days', true],
  ['2026-11-23T09:00:00+05:30', 'overdue by 3 h', true],
])('an answer that is due at %s: %s', (due, text, late) => {
  expect(deadlineText({ state: 'open', firstAnswer: clock(due), outcome: LATER }, NOW)).toEqual({
    text,
    late,
  });
});

test('what was answered waits for the outcome, and what is resolved was so in time or late', () => {
  const firstAnswer = clock('2026-11-22T12:00:00+05:30', '2026-11-21T12:00:00+05:30');
  expect(deadlineText({ state: 'answered', firstAnswer, outcome: LATER }, NOW).text).toBe(
    '27 days left to decide',
  );
  for (const [overdue, text] of [
    [false, 'resolved in time'],
    [true, 'resolved late'],
  ] as const) {
    const outcome = clock(LATER.due, LATER.due, overdue);
    expect(deadlineText({ state: 'resolved', firstAnswer, outcome }, NOW)).toEqual({ text, late: overdue });
  }
});
