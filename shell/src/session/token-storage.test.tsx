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
  tokens.leave();
  expect(tokens.read()).toBeUndefined();
  expect(tokens.wasLeft()).toBe(true);
});

test('a log-out on purpose is told from a session that was lost, by every tab', () => {
  const [here, there] = [0, 1].map(() => createTokenStorage(() => window.localStorage));
  here?.write('abc');
  here?.leave();
  expect(there?.read()).toBeUndefined();
  expect(there?.wasLeft()).toBe(true);
  here?.write('def');
  here?.remove();
  expect(there?.read()).toBeUndefined();
  expect(there?.wasLeft()).toBe(false);
});

test('a tab that logged out once forgets it when another has signed in and lost its session', () => {
  const [here, there] = [0, 1].map(() => createTokenStorage(() => window.localStorage));
  here?.leave();
  there?.write('abc');
  there?.remove();
  expect(here?.wasLeft()).toBe(false);
});

test('the mark of a log-out stands before other tabs see the token go', () => {
  const place = window.localStorage;
  const order: string[] = [];
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => order.push(key));
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => order.push(key));
  createTokenStorage(() => place).leave();
  jest.restoreAllMocks();
  expect(order).toEqual(['signed-out', 'token']);
});
