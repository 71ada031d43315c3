import { isShortcut } from './shortcut.ts';

const PRESS = { altKey: true, shiftKey: true, ctrlKey: false, metaKey: false, code: 'KeyR', repeat: false };

test('Alt, Shift and R together are the shortcut', () => {
  expect(isShortcut(PRESS)).toBe(true);
});

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: false },
  { altKey: false },
  { code: 'KeyT' },
  { repeat: true },
])('with %j it is another key, which belongs to the browser', (change) => {
  expect(isShortcut({ ...PRESS, ...change })).toBe(false);
});
