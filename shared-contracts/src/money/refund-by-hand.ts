/** Why an admin refunds money by hand; the texts are shown both when proposing and when deciding on the refund. */
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

/** How long another admin has to decide on a proposed refund, in days; after that nothing is refunded. */
export const PROPOSAL_DAYS = 7;

/** The minimum length of the admin's note, in characters. */
export const LEAST_REFUND_NOTE = 10;
