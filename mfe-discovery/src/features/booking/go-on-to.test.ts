import { goOnTo } from './go-on-to.ts';

const surroundings = () => {
  const location = { pathname: '/salon/s1', assign: jest.fn() };
  const page = new EventTarget();
  return {
    location: location as never as Location & { assign: jest.Mock; pathname: string },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    back: () => page.dispatchEvent(new Event('popstate')),
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a navigation that arrives is all', () => {
  const page = surroundings();
  goOnTo('/dashboard', { navigate: () => Object.assign(page.location, { pathname: '/dashboard' }) }, page);
  jest.runAllTimers();
  expect(page.location.assign).not.toHaveBeenCalled();
});

test.each([
  [
    'fails',
    () => {
      throw new Error('no router');
    },
  ],
  ['does not arrive', () => {}],
])('one that %s is done by the browser itself', (_, navigate) => {
  const page = surroundings();
  goOnTo('/dashboard', { navigate }, page);
  jest.runAllTimers();
  expect(page.location.assign).toHaveBeenCalledWith('/dashboard');
});

test('nobody who goes back meanwhile is dragged along', () => {
  const page = surroundings();
  goOnTo('/dashboard', { navigate: () => {} }, page);
  page.back();
  jest.runAllTimers();
  expect(page.location.assign).not.toHaveBeenCalled();
});
