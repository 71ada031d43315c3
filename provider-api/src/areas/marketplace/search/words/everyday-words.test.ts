import { everydayWords } from './everyday-words.ts';

test.each([
  ['haircut in Ameerpet', 'haircut Ameerpet'],
  ['कल मसाज madhapur mein', 'कल massage madhapur'],
  ['బాలయ్య ఫేషియల్ దగ్గర', 'బాలయ్య facial'],
  ['baal katwana ameerpet ke paas', 'haircut ameerpet'],
  ['mens haircut', 'men haircut'],
  ['The Copper Peacock', 'Copper Peacock'],
  ['bridal me', 'bridal me'],
  ['near me', 'me'],
  ['for the', 'the'],
  ['mendhi', 'mendhi'],
])('%s is looked for as %s', (text, looked) => {
  expect(everydayWords(text)).toBe(looked);
});
