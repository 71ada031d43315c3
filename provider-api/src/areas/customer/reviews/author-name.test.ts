import { authorName } from './author-name.ts';

test.each([
  ['Asha Rao', 'Asha R.'],
  ['  Asha   Lakshmi  rao ', 'Asha R.'],
  ['Asha', 'Asha'],
  ['ఆశ రావు', 'ఆశ ర.'],
  ['', 'A customer'],
])('%s signs as %s', (name, signed) => {
  expect(authorName(name)).toBe(signed);
});
