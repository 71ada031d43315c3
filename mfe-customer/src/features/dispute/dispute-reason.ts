/** As short and as long as a reason may be, in characters without the blanks around it (customer.dispute). */
export const SHORTEST_REASON = 10;
export const LONGEST_REASON = 2000;

/** What is wrong with a reason, in a sentence; undefined when it can be sent. */
export const reasonFault = (text: string): string | undefined => {
  const { length } = text.trim();
  if (length < SHORTEST_REASON) return `Please tell us in at least ${SHORTEST_REASON} characters`;
  return length > LONGEST_REASON ? 'Please keep it to 2000 characters' : undefined;
};
