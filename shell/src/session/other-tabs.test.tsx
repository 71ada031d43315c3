import { followOtherTabs } from './other-tabs.ts';

const changed = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

test('a change of the token in another tab is followed, other keys are not', () => {
  const restore = jest.fn();
  const stop = followOtherTabs(window, restore);
  changed('basket');
  expect(restore).not.toHaveBeenCalled();
  changed('token');
  changed(null);
  expect(restore).toHaveBeenCalledTimes(2);
  stop();
  changed('token');
  expect(restore).toHaveBeenCalledTimes(2);
});
