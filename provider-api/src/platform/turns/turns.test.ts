import { setImmediate } from 'node:timers/promises';
import { createTurns, createTurnsByName, TooBusyError } from './turns.ts';

/** A task that ends when told, and a list of those that have begun. */
const tasks = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, task, end: (name: string) => ends.get(name)?.() };
};

it('runs no more at once than allowed, and the others in the order they came', async () => {
  const { begun, task, end } = tasks();
  const turns = createTurns({ atOnce: 2, waiting: 10, patience: 60_000 });
  const all = ['a', 'b', 'c'].map((name) => turns.run(task(name)));
  await setImmediate();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await setImmediate();
  all.push(turns.run(task('d')));
  await setImmediate();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await setImmediate();
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('a task that fails gives its turn on', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 10, patience: 60_000 });
  const failing = turns.run(() => Promise.reject(new Error('broken')));
  const next = turns.run(async () => 'next');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

it('refuses at once when too many wait', async () => {
  const { task, end } = tasks();
  const turns = createTurns({ atOnce: 1, waiting: 1, patience: 60_000 });
  const first = turns.run(task('a'));
  const second = turns.run(async () => 'b');
  await expect(turns.run(async () => 'c')).rejects.toBeInstanceOf(TooBusyError);
  end('a');
  expect(await Promise.all([first, second])).toEqual(['a', 'b']);
});

it('gives up on a wait that lasts too long, and the place in line goes to nobody', async () => {
  jest.useFakeTimers();
  const { begun, task, end } = tasks();
  const turns = createTurns({ atOnce: 1, waiting: 10, patience: 20_000 });
  const first = turns.run(task('a'));
  const late = expect(turns.run(task('late'))).rejects.toBeInstanceOf(TooBusyError);
  jest.advanceTimersByTime(20_000);
  await late;
  end('a');
  await first;
  expect(await turns.run(async () => 'after')).toBe('after');
  expect(begun).toEqual(['a']);
  jest.useRealTimers();
});

it('tells how many wait, and ends a turn only once', async () => {
  const turns = createTurns({ atOnce: 1, waiting: 10, patience: 60_000 });
  const end = await turns.take();
  const second = turns.take();
  const third = turns.take();
  expect(turns.waiting).toBe(2);
  end();
  end();
  const endSecond = await second;
  expect(turns.waiting).toBe(1);
  endSecond();
  await third;
  expect(turns.waiting).toBe(0);
});

it('lets each name wait for its own', async () => {
  const turns = createTurnsByName({ atOnce: 1, waiting: 10, patience: 60_000 });
  const end = await turns.take('one');
  const second = turns.take('one');
  await turns.take('other');
  expect(turns.waiting).toBe(1);
  end();
  await second;
  expect(turns.waiting).toBe(0);
});
