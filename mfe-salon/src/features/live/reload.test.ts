import { createReload } from './reload.ts';

/** A reader whose reads end when the test says so. */
const reading = (isHeld = () => false) => {
  const ends: { readonly end: () => void; readonly fail: (reason: Error) => void }[] = [];
  const read = jest.fn(() => new Promise<void>((end, fail) => ends.push({ end, fail })));
  const settle = async (how: 'end' | 'fail' = 'end') => {
    const now = ends.shift();
    if (how === 'end') now?.end();
    else now?.fail(new Error('lost'));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { read, settle, ...createReload(read, isHeld) };
};

test('news that come during a reading are read together after it, and nothing is read without news', async () => {
  const { ask, read, settle } = reading();
  for (let news = 0; news < 10; news += 1) ask();
  expect(read).toHaveBeenCalledTimes(1);
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
  await settle();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a reading that fails keeps no other from being read', async () => {
  const { ask, read, settle } = reading();
  ask();
  ask();
  await settle('fail');
  expect(read).toHaveBeenCalledTimes(2);
});

test('nothing is read while it is held, and what was told meanwhile is read once when it is let go', async () => {
  let isHeld = false;
  const { ask, goOn, read, settle } = reading(() => isHeld);
  ask();
  ask();
  isHeld = true;
  await settle();
  ask();
  expect(read).toHaveBeenCalledTimes(1);
  isHeld = false;
  goOn();
  expect(read).toHaveBeenCalledTimes(2);
  await settle();
  goOn();
  expect(read).toHaveBeenCalledTimes(2);
});
