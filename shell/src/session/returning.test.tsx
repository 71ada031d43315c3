import { onReturn } from './returning.ts';

const look = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

afterEach(() => jest.restoreAllMocks());

test('the session is checked when someone comes back after five minutes, not before', () => {
  let time = 0;
  const check = jest.fn();
  const stop = onReturn(document, check, () => time);
  look('hidden');
  time += 4 * 60_000;
  look('visible');
  expect(check).not.toHaveBeenCalled();
  look('hidden');
  time += 5 * 60_000;
  look('visible');
  expect(check).toHaveBeenCalledTimes(1);
  stop();
});
