import type { AdminDispute, DisputeClock } from '@sundara/contracts/api';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A duration in its largest whole unit: '2 days', '18 h', '40 min'. */
const lengthOf = (ms: number): string => {
  if (ms >= 2 * DAY) return `${Math.floor(ms / DAY)} days`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} h`;
  return `${Math.max(1, Math.floor(ms / 60_000))} min`;
};

const leftOf = ({ due }: DisputeClock, what: string, now: Date): string => {
  const left = Date.parse(due) - now.getTime();
  return left >= 0 ? `${lengthOf(left)} left to ${what}` : `overdue by ${lengthOf(-left)}`;
};

export interface DeadlineText {
  readonly text: string;
  readonly late: boolean;
}

/** The next step in a dispute and its deadline, or that there is none. */
export const deadlineText = (
  { state, firstAnswer, outcome }: Pick<AdminDispute, 'state' | 'firstAnswer' | 'outcome'>,
  now: Date,
): DeadlineText => {
  if (state === 'resolved') {
    return { text: outcome.overdue ? 'resolved late' : 'resolved in time', late: outcome.overdue };
  }
  const [clock, what] = state === 'open' ? [firstAnswer, 'answer'] : [outcome, 'decide'];
  return { text: leftOf(clock, what, now), late: Date.parse(clock.due) < now.getTime() };
};
