import { addMinutes, toLocalIso } from '@sundara/contracts';
import type { DisputeClock, DisputeState } from '@sundara/contracts/api';
import type { disputes } from '../../booking/index.ts';

/** The deadlines, in minutes, for a first answer to the customer and for the outcome. */
export const FIRST_ANSWER_MINUTES = 48 * 60;
export const OUTCOME_MINUTES = 30 * 24 * 60;

type Times = Pick<typeof disputes.$inferSelect, 'createdAt' | 'answeredAt' | 'resolvedAt'>;

export const disputeStateOf = ({ answeredAt, resolvedAt }: Omit<Times, 'createdAt'>): DisputeState => {
  if (resolvedAt !== null) return 'resolved';
  return answeredAt === null ? 'open' : 'answered';
};

/** Both clocks of a dispute; an outcome without a first answer stops the first one too. */
export const clocksOf = ({ createdAt, answeredAt, resolvedAt }: Times, now: Date) => {
  const firstAt = answeredAt ?? resolvedAt;
  return {
    firstAnswer: clock(addMinutes(createdAt, FIRST_ANSWER_MINUTES), firstAt, now),
    outcome: clock(addMinutes(createdAt, OUTCOME_MINUTES), resolvedAt, now),
  };
};

const clock = (due: Date, doneAt: Date | null, now: Date): DisputeClock => ({
  due: toLocalIso(due),
  doneAt: doneAt && toLocalIso(doneAt),
  overdue: (doneAt ?? now) > due,
});
