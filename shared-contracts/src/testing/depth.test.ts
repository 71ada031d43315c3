import { sized, testDepth } from './depth.ts';

test('a size is the one of the run that it is asked in', () => {
  expect(sized({ quick: 3, deep: 200 }, 'quick')).toBe(3);
  expect(sized({ quick: 3, deep: 200 }, 'deep')).toBe(200);
});

test('a depth that there is not ends the run with its name', () => {
  expect(() => testDepth('bottomless')).toThrow("TEST_DEPTH is 'bottomless': write quick or deep.");
});
