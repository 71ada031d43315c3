import { createSelectionStore } from './selection.store.ts';

const HOUR = 3_600_000;
const KEY = 'basket:s1';

beforeEach(() => sessionStorage.clear());

test('a basket is kept for its salon, and for two hours', () => {
  createSelectionStore('s1', () => 0).setState({ serviceIds: ['v1', 'v2'] });
  expect(createSelectionStore('s1', () => 2 * HOUR).getState().serviceIds).toEqual(['v1', 'v2']);
  expect(createSelectionStore('s2', () => HOUR).getState().serviceIds).toEqual([]);
  createSelectionStore('s1', () => 0).setState({ serviceIds: ['v1'] });
  expect(createSelectionStore('s1', () => 2 * HOUR + 1).getState().serviceIds).toEqual([]);
});

test.each([
  'no JSON',
  'null',
  '[]',
  '{"state":{"serviceIds":"v1"},"at":0}',
  '{"state":{"serviceIds":[7]},"at":0}',
  '{"state":{"serviceIds":["v1"]}}',
])('a broken basket is an empty one: %s', (kept) => {
  sessionStorage.setItem(KEY, kept);
  expect(createSelectionStore('s1', () => 0).getState().serviceIds).toEqual([]);
});

test('a browser that keeps nothing still lets services be chosen', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const store = createSelectionStore('s1');
  store.setState({ serviceIds: ['v1'] });
  expect(store.getState().serviceIds).toEqual(['v1']);
  refuse.mockRestore();
});
