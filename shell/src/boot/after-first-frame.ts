/** A browser that draws nothing just now, such as of a covered window, shows no frame. */
const LIMIT_MS = 1_000;

/**
 * Waits until the content that came with the page has been drawn: the shell's code is a task of a quarter of a second on
 * a slow phone, and runs before the first frame where it is here as soon as the content. A page without content, or in
 * the background, doesn't wait.
 */
export const afterFirstFrame = (window: Window): Promise<void> => {
  const { document } = window;
  if (document.hidden || !document.querySelector('#root[data-rendered]')) return Promise.resolve();
  return new Promise((resolve) => {
    window.setTimeout(resolve, LIMIT_MS);
    // A timer of a frame's callback comes after the frame has been drawn.
    window.requestAnimationFrame(() => window.setTimeout(resolve));
  });
};
