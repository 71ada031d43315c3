export const LONGEST_WORDS = 1000;
const SHORTEST_WORDS = 10;

/** What was entered so far; no reason is ''. */
export interface HideDraft {
  readonly reason: string;
  readonly words: string;
}

export const NO_DRAFT: HideDraft = { reason: '', words: '' };

/** What is wrong with it; undefined where it can be sent. As the contract of `admin.hideReview` has it. */
export const hideFault = ({
  reason,
  words,
}: HideDraft): { readonly reason?: string; readonly words?: string } | undefined => {
  if (reason === '') return { reason: 'Please choose why' };
  return reason === 'other' && words.trim().length < SHORTEST_WORDS
    ? { words: `Please say why in at least ${SHORTEST_WORDS} characters` }
    : undefined;
};
