/** The states of a plan in words, with the colour of their chip. */
export const STATE_LABELS = {
  pending: ['Waiting for your mandate', 'default'],
  active: ['Active', 'success'],
  cancelling: ['Ends soon', 'warning'],
  halted: ['Payments stopped', 'error'],
  ended: ['Ended', 'default'],
} as const;
