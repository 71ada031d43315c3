import { farthestMeant, spellingDistance } from './spelling-distance.ts';

const near = (typed: string, known: string) => spellingDistance(typed, known) <= farthestMeant(typed);

test('a word is at no distance from itself, and near to itself unfinished', () => {
  expect(spellingDistance('kukatpali', 'kukatpali')).toBe(0);
  expect(spellingDistance('kukat', 'kukatpali')).toBeLessThan(0.5);
});

test('a wrong vowel, a swap and a letter that sounds alike are nearer than another letter', () => {
  const other = spellingDistance('panjaguta', 'pantaguta');
  expect(spellingDistance('panjaguta', 'punjaguta')).toBeLessThan(other);
  expect(spellingDistance('pnajaguta', 'panjaguta')).toBeLessThan(other);
  expect(spellingDistance('masaj', 'masag')).toBeLessThan(other);
});

test('what is often written so is near, and another word is not', () => {
  expect([near('minikur', 'manikuri'), near('fakail', 'fakial'), near('sap', 'spa')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([near('kut', 'spa'), near('fakial', 'masagi'), near('abid', 'upal')]).toEqual([false, false, false]);
});
