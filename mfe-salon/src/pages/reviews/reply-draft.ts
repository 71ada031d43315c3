/** The key that stores an answer while it is written, in this browser only. */
const nameOf = (reviewId: string): string => `personal:reply:${reviewId}`;

/** The last text that was not published; empty if there is none, or if the browser stores nothing. */
export const readDraft = (reviewId: string): string => {
  try {
    return localStorage.getItem(nameOf(reviewId)) ?? '';
  } catch {
    return '';
  }
};

/** Stores an answer until it is published; an empty one is removed. */
export const keepDraft = (reviewId: string, text: string): void => {
  try {
    if (text.trim() === '') localStorage.removeItem(nameOf(reviewId));
    else localStorage.setItem(nameOf(reviewId), text);
  } catch {
    // Without storage the draft is lost with the page.
  }
};
