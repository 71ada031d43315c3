import { cutByWords } from './matched-text.tsx';

const marked = (name: string, search: string) =>
  cutByWords(name, search)
    .map(({ text, matched }) => (matched ? `[${text}]` : text))
    .join('');

test.each([
  ['Rosewater', 'ros', '[Ros]ewater'],
  ['Hair Spa', 'spa hair', '[Hair] [Spa]'],
  ['Hairspa', 'hair hairspa', '[Hairspa]'],
  ['Salons in Kukatpally', 'zzz', 'Salons in Kukatpally'],
  ['Cut (short)', 'cut (', '[Cut] [(]short)'],
  ['కూకట్‌పల్లి', 'కూకట్', '[కూకట్]‌పల్లి'],
  ['Rosewater', '', 'Rosewater'],
])('of %s, a search for %s emphasises %s', (name, search, expected) => {
  expect(marked(name, search)).toBe(expected);
});
