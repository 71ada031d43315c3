import { HORIZON_DAYS } from '@sundara/contracts';
import type { RebookOffer } from './use-rebook.ts';

export interface RebookText {
  readonly title: string;
  readonly text: string;
  readonly wayOn: string;
}

const listed = new Intl.ListFormat('en-IN');

/** What of an earlier visit can't be booked any more, and what can. */
export const rebookText = (
  { gone, serviceIds, slot }: Pick<RebookOffer, 'gone' | 'serviceIds' | 'slot'>,
  salonName: string,
): RebookText => {
  const missing = `${listed.format(gone) || 'What you booked'} ${gone.length > 1 ? 'are' : 'is'} no longer offered at ${salonName}.`;
  if (serviceIds.length === 0)
    return {
      title: 'Not on offer any more',
      text: `${missing} Have a look at what is.`,
      wayOn: 'See what is offered',
    };
  const full = slot
    ? ''
    : `Nothing is free within the next ${HORIZON_DAYS} days, but a time may become free any day.`;
  if (gone.length === 0)
    return { title: 'No free time right now', text: full, wayOn: 'Look at the calendar' };
  return {
    title: 'Not everything is on offer any more',
    text: `${missing} ${full || 'You can book the rest.'}`,
    wayOn: 'Book the rest',
  };
};
