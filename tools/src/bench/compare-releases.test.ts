import { compareReleases, median, ratioOf } from './compare-releases.ts';

test('the median is the middle value, and of an even number the one between', () => {
  expect(median([0.9, 0.1, 0.3])).toBe(0.3);
  expect(median([0.1, 0.3, 0.2, 0.9])).toBeCloseTo(0.25);
});

test('each round changes a line before each of the two releases, and the way that comes first alternates', async () => {
  const done: string[] = [];
  const place = {
    checkout: '',
    changeOneLine: async () => void done.push('change'),
    release: async (folders: readonly string[]) => void done.push(folders.length === 1 ? 'one' : 'all'),
    remove: async () => {},
  };
  for await (const round of compareReleases(place, 2)) expect(ratioOf(round)).toBeGreaterThan(0);
  expect(done).toEqual(['change', 'one', 'change', 'all', 'change', 'all', 'change', 'one']);
});
