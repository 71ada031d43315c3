import { watchRevision } from './revision-watch.ts';

const watchFrom = (maxAgeMs: number) => {
  let time = 0;
  const asked: number[] = [];
  const answers: (() => Promise<string>)[] = [];
  const watch = watchRevision(
    () => {
      asked.push(time);
      return answers.shift()?.() ?? Promise.resolve(`at ${time}`);
    },
    maxAgeMs,
    () => time,
  );
  return {
    watch,
    asked,
    answers,
    pass: (ms: number) => {
      time += ms;
    },
  };
};

test('pages within half a second share one question, and the next asks anew', async () => {
  const { watch, asked, pass } = watchFrom(500);
  await Promise.all([watch(), watch()]);
  pass(499);
  expect(await watch()).toBe('at 0');
  pass(1);
  expect(await watch()).toBe('at 500');
  expect(asked).toEqual([0, 500]);
});

test('where asking costs nothing every page asks', async () => {
  const { watch, asked } = watchFrom(0);
  await watch();
  await watch();
  expect(asked).toHaveLength(2);
});

test('a question that failed is asked again at once', async () => {
  const { watch, answers } = watchFrom(500);
  answers.push(() => Promise.reject(new Error('no answer')));
  await expect(watch()).rejects.toThrow('no answer');
  expect(await watch()).toBe('at 0');
});
