/** The rules of cancelling and moving a visit, in short (specification 2, section 9; resolutions M8, M9). */
export const CANCELLATION_RULES: readonly string[] = [
  'Cancel 24 hours or more before your visit and everything comes back.',
  'Between 24 and 2 hours before, half of what you paid comes back.',
  'Less than 2 hours before, or if you don’t come, the salon decides whether something comes back.',
  'If the salon cancels, everything comes back.',
  'Moving a visit is free until 24 hours before.',
  'If you are more than 15 minutes late, the salon may have to find another time with you.',
];
