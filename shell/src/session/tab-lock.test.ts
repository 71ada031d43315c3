import { createTabLock } from './tab-lock.ts';

type Locks = NonNullable<Parameters<typeof createTabLock>[0]>;

/** Locks of one browser: later requests wait, until their signal aborts. */
const fakeLocks = (): Locks => {
  let last: Promise<unknown> = Promise.resolve();
  const request: Locks['request'] = <T>(
    name: string,
    options: LockOptions | LockGrantedCallback<T>,
    work?: LockGrantedCallback<T>,
  ) =>
    new Promise<Awaited<T>>((resolve, reject) => {
      const signal = typeof options === 'object' ? options.signal : undefined;
      signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
      last = last.then(async () => {
        if (work && !signal?.aborted) resolve(await work({ name, mode: 'exclusive' }));
      });
    });
  return { request };
};

afterEach(() => jest.useRealTimers());

test('the work of two tabs is done one after the other', async () => {
  const locks = fakeLocks();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    order.push(`${name} ends`);
    return name;
  };
  const answers = await Promise.all(['one', 'two'].map((name) => createTabLock(locks)(work(name))));
  expect(answers).toEqual(['one', 'two']);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

test('a tab that keeps the lock is not waited for longer than 20 s', async () => {
  jest.useFakeTimers();
  const locks = fakeLocks();
  void createTabLock(locks)(() => new Promise(() => {}));
  const mine = createTabLock(locks)(async () => 'done');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await mine).toBe('done');
});

test('without the Web Locks API the work is just done', async () => {
  expect(await createTabLock(undefined)(async () => 'done')).toBe('done');
});
