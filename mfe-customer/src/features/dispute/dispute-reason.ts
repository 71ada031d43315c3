/** The length limits of a reason, in characters without surrounding whitespace (customer.dispute). */
export const SHORTEST_REASON = 10;
export const LONGEST_REASON = 2000;

/** The error of a reason, in a sentence; undefined if it can be sent. */
export const reasonFault = (text: string): string | undefined => {
  const { length } = text.trim();
  if (length < SHORTEST_REASON) return `Please tell us in at least ${SHORTEST_REASON} characters`;
  return length > LONGEST_REASON ? 'Please keep it to 2000 characters' : undefined;
};
