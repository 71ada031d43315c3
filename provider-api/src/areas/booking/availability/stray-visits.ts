import { localDateOf, localTimeOf, type OpeningHours, type Period, weekdayOf } from '@sundara/contracts';

/** A specialist or chair that a salon books, with the time taken so far. */
export interface Booked {
  readonly id: string;
  readonly hours: OpeningHours;
  readonly busy: Period[];
}

/**
 * Counts visits that belong to no resource the salon books now, such as those on chairs from before it had a roster:
 * each takes the time of one resource that works then and is free, trying the last resource first, so that no more is
 * booked than can be done (decision 36). This does not decide who does the visit.
 */
export const countStrays = (booked: readonly Booked[], strays: readonly Period[]): void => {
  const inOrder = strays.toSorted((one, other) => one.start.getTime() - other.start.getTime());
  for (const { start, end } of inOrder) {
    const bearer = booked.findLast((each) => worksAt(each, start) && isFree(each, { start, end }));
    bearer?.busy.push({ start, end });
  }
};

const worksAt = ({ hours }: Booked, instant: Date): boolean => {
  const { closed, open, close, breaks } = hours[weekdayOf(localDateOf(instant))];
  const time = localTimeOf(instant);
  const isIn = (span: { readonly open: string; readonly close: string }) =>
    span.open <= time && time < span.close;
  return !closed && isIn({ open, close }) && !breaks.some(isIn);
};

const isFree = ({ busy }: Booked, { start, end }: Period): boolean =>
  !busy.some((taken) => taken.start < end && start < taken.end);
