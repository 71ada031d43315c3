import { createMemoryShelf } from './memory-shelf.ts';

const bytes = (length: number) => Buffer.alloc(length);

it('never holds more than its limit; what was used longest ago goes first', () => {
  const shelf = createMemoryShelf(100);
  shelf.put('a', bytes(40));
  shelf.put('b', bytes(40));
  shelf.get('a');
  shelf.put('c', bytes(40));
  expect(shelf.get('b')).toBeUndefined();
  expect(shelf.get('a')).toHaveLength(40);
  expect(shelf.get('c')).toHaveLength(40);
  expect(shelf.size()).toBe(80);
});

it('counts a replaced item once and leaves out what is larger than all of it', () => {
  const shelf = createMemoryShelf(100);
  shelf.put('a', bytes(60));
  shelf.put('a', bytes(70));
  expect(shelf.size()).toBe(70);
  shelf.put('huge', bytes(101));
  expect(shelf.get('huge')).toBeUndefined();
  expect(shelf.get('a')).toHaveLength(70);
});
