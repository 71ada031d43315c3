export const LONGEST_WORDS = 1000;
const SHORTEST_WORDS = 10;

/** The values entered so far; '' for no reason. */
export interface HideDraft {
  readonly reason: string;
  readonly words: string;
}

export const NO_DRAFT: HideDraft = { reason: '', words: '' };

/** What is wrong with it; undefined if it can be sent. As in the contract of `admin.hideReview`. */
export const hideFault = ({
  reason,
  words,
}: HideDraft): { readonly reason?: string; readonly words?: string } | undefined => {
  if (reason === '') return { reason: 'Please choose why' };
  return reason === 'other' && words.trim().length < SHORTEST_WORDS
    ? { words: `Please say why in at least ${SHORTEST_WORDS} characters` }
    : undefined;
};
