import { correctionCandidates, runsOf } from './correction-candidates.ts';
import type { KnownWord } from './known-words.repository.ts';

const word = (folded: string, shown: string, weight = 4): KnownWord => ({ word: folded, shown, weight });

test('neighbours are looked up as one word too, four at most, and a doubled letter is one', () => {
  expect(runsOf(['tuli', 'kuki'])).toEqual(['tuli', 'tulikuki', 'kuki']);
  expect(runsOf(['hitik', 'kiti'])).toContain('hitikiti');
  expect(runsOf(['a', 'b', 'c', 'd', 'e']).some((run) => run.length > 4)).toBe(false);
});

test('each word is read as the nearest known one, and one that is only begun stays as it was written', () => {
  const found = correctionCandidates(
    ['minikur', 'kundap'],
    [
      { typed: 'minikur', known: [word('manikuri', 'Manicure', 2), word('minar', 'Minar')], splits: [] },
      { typed: 'kundap', known: [word('kundapur', 'Kondapur')], splits: [] },
    ],
    new Map([['kundap', 'kondhap']]),
  );
  expect(found[0]?.text).toBe('Manicure kondhap');
});

test('one written as two, and two written as one, are read so', () => {
  const one = { typed: 'gulmuhar', known: [word('gulmuhar', 'Gulmohar', 1)], splits: [] };
  expect(correctionCandidates(['gul', 'muhar'], [one], new Map())[0]?.text).toBe('Gulmohar');
  const splits = [{ first: word('hair', 'Hair', 3), second: word('spa', 'Spa', 3) }];
  expect(
    correctionCandidates(['hairspa'], [{ typed: 'hairspa', known: [], splits }], new Map())[0]?.text,
  ).toBe('Hair Spa');
});

test('a word that means nothing is left out last, and never the only one', () => {
  const spa = { typed: 'spa', known: [word('spa', 'Spa', 3)], splits: [] };
  expect(correctionCandidates(['ksijj', 'spa'], [spa], new Map([['spa', 'spa']]))[0]?.text).toBe('spa');
  expect(correctionCandidates(['ksijj'], [], new Map())).toEqual([]);
});
