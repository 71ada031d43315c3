import { bytesByLibrary, libraryOf } from './library-bytes.ts';
import { charactersBySource } from './source-map.ts';

/** Two lines: 10 characters of a.js, 6 of b.js; then 4 of none, and 8 of a.js. */
const MAP = { sources: ['node_modules/a/a.js', './src/b.ts'], mappings: 'AAAA,UCAA;A,IDAA' };
const TEXT = `${'a'.repeat(10)}${'b'.repeat(6)}\n${' '.repeat(4)}${'a'.repeat(8)}`;

test('the characters of a file are counted by the source that its map names', () => {
  expect(Object.fromEntries(charactersBySource(TEXT, MAP))).toEqual({
    '': 4,
    'node_modules/a/a.js': 18,
    './src/b.ts': 6,
  });
});

test('a source belongs to its package, or to our folder', () => {
  expect(libraryOf('webpack://sundara_shell/../node_modules/@mui/material/Card/Card.js')).toBe(
    '@mui/material',
  );
  expect(libraryOf('webpack://x/../node_modules/@module-federation/runtime/dist/index.js')).toBe(
    '@module-federation',
  );
  expect(libraryOf('webpack://x/../shared-contracts/src/api/salon.ts')).toBe('shared-contracts');
  expect(libraryOf('webpack://x/./src/boot/boot.tsx')).toBe('shell and remotes');
  expect(libraryOf('webpack://x/webpack/runtime/jsonp_chunk_loading')).toBe('bundler');
});

test('the compressed size is shared out among the libraries', async () => {
  const shares = await bytesByLibrary([{ text: TEXT, map: MAP }]);
  expect(shares.map(([library]) => library)).toEqual(['a', 'shell and remotes', 'bundler']);
  const [[, a = 0] = [], [, own = 0] = []] = shares;
  expect(a / own).toBeCloseTo(3);
});
