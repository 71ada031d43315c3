import { descriptionOf, lookIn } from './photo.ts';

test('what is looked at is read from the history', () => {
  expect(lookIn({ look: { set: 'works', at: 2 } })).toEqual({ set: 'works', at: 2 });
});

test.each([
  [null],
  [undefined],
  ['look'],
  [{}],
  [{ look: null }],
  [{ look: { set: 'works' } }],
  [{ look: { set: 1, at: 0 } }],
  [{ look: { set: 'works', at: -1 } }],
  [{ look: { set: 'works', at: 0.5 } }],
  [{ look: { set: 'works', at: Number.NaN } }],
])('anything else that stands there is nothing to look at: %j', (state) => {
  expect(lookIn(state)).toBeUndefined();
});

test('below a photo stands its caption, and that it is drawn if it is', () => {
  const image = { url: '/a.jpg', alt: '', placeholder: '' };
  expect(descriptionOf({ image, caption: 'Plait', ratio: 1 })).toBe('Plait');
  const illustration = { ...image, illustration: true } as const;
  expect(descriptionOf({ image: illustration, caption: 'Plait', ratio: 1 })).toBe('Plait · Illustration');
  expect(descriptionOf({ image: illustration, caption: '', ratio: 1 })).toBe('Illustration');
});
