/** Where an answer is kept while it is written, in this browser only. */
const nameOf = (reviewId: string): string => `sundara.reply.${reviewId}`;

/** What was written last and not published; empty where nothing was, and where the browser keeps nothing. */
export const readDraft = (reviewId: string): string => {
  try {
    return localStorage.getItem(nameOf(reviewId)) ?? '';
  } catch {
    return '';
  }
};

/** Keeps an answer until it is published; an empty one is forgotten. */
export const keepDraft = (reviewId: string, text: string): void => {
  try {
    if (text.trim() === '') localStorage.removeItem(nameOf(reviewId));
    else localStorage.setItem(nameOf(reviewId), text);
  } catch {
    // A browser that keeps nothing loses the draft with the page, as it loses everything.
  }
};
