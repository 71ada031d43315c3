import type { SlotRefusal } from '@sundara/contracts';

/** Why a visit can't start at a time, no matter who is free; shown to the person who chose the time. */
export const REFUSAL_SENTENCES: Readonly<Record<SlotRefusal, string>> = {
  closed: 'The salon is not open for the whole of this visit. Please choose another time.',
  'too-soon': 'This time is too soon. Please book at least an hour ahead.',
  'too-far': 'This day is too far ahead. Please choose one within the next 60 days.',
  'off-grid': 'Visits do not start at this time. Please choose one of the times offered.',
};
