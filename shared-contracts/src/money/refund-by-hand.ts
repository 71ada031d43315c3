/** Why an admin gives money back by hand; the words stand where it is chosen and where it is judged. */
export const BY_HAND_REASONS = {
  service: 'The service was not as promised',
  'not-held': 'The visit could not take place',
  mistake: 'A mistake of ours',
  'charged-wrong': 'Charged the wrong amount',
  dispute: 'Outcome of a dispute',
  goodwill: 'Goodwill',
  other: 'Something else',
} as const;
export type ByHandReason = keyof typeof BY_HAND_REASONS;

/** How long another admin has to decide about a proposed refund, in days; nothing goes back after it. */
export const PROPOSAL_DAYS = 7;

/** The fewest letters in which an admin says why. */
export const LEAST_REFUND_NOTE = 10;
