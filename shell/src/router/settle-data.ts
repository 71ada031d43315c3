const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

const settle = async (promise: Promise<unknown>): Promise<void> => {
  try {
    Object.assign(promise, { value: await promise, status: 'fulfilled' });
  } catch (reason) {
    Object.assign(promise, { reason, status: 'rejected' });
  }
};

/**
 * Waits for the promises in the data of a route's loader and marks each with its value in the way that React does
 * (`status` and `value`, or `reason`), so that a page reads it in its first rendering, by `use` or by itself. The data
 * stays the same object. Called on the server before the page is rendered, and in the browser before it is hydrated;
 * never rejects.
 */
export const settleData = async (data: unknown): Promise<void> => {
  const values: readonly unknown[] = typeof data === 'object' && data !== null ? Object.values(data) : [];
  await Promise.all([data, ...values].filter(isPromise).map(settle));
};
