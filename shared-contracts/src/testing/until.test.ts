import { until } from './until.ts';

test('looks until something is found, and answers that', async () => {
  const seen = [undefined, false, 0, '', 'there'];
  expect(await until(() => seen.shift())).toBe('there');
  expect(seen).toEqual([]);
});

test('what does not come is told as it stands in the test', async () => {
  const isOver = false;
  await expect(until(() => isOver, 20)).rejects.toThrow(/It did not come to this: .*isOver/);
});

test('a look that fails ends it at once', async () => {
  const looks = jest.fn().mockRejectedValue(new Error('no database'));
  await expect(until(looks)).rejects.toThrow('no database');
  expect(looks).toHaveBeenCalledTimes(1);
});
