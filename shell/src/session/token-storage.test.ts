import { createTokenStorage } from './token-storage.ts';

test("the token stands in local storage under 'token'", () => {
  const tokens = createTokenStorage(() => window.localStorage);
  tokens.write('abc');
  expect(window.localStorage.getItem('token')).toBe('abc');
  expect(tokens.read()).toBe('abc');
  tokens.remove();
  expect(window.localStorage.getItem('token')).toBeNull();
  expect(tokens.read()).toBeUndefined();
});

test('where the browser forbids storage, the token lives as long as the page', () => {
  const tokens = createTokenStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(tokens.read()).toBeUndefined();
  tokens.write('abc');
  expect(tokens.read()).toBe('abc');
  tokens.remove();
  expect(tokens.read()).toBeUndefined();
});
