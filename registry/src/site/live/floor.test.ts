import { createFloor } from './floor.ts';

const change = (sequence: number, history = `act-${sequence}`) => ({ environment: 'qa', sequence, history });

test('what was seen before may be seen again, and go on', () => {
  const floor = createFloor('qa.json');
  floor.check(change(3));
  floor.check(change(3));
  floor.check(change(9));
  expect(floor.sequence()).toBe(9);
});

test('a lower sequence is refused, and told with the way to begin anew', () => {
  const floor = createFloor('/data/site/qa.json');
  floor.check(change(7));
  expect(() => floor.check(change(6))).toThrow(
    'environments/qa is at change 6, and change 7 was seen before: restore the newest document. If it was begun anew on purpose, stop the site and remove /data/site/qa.json.',
  );
  expect(floor.sequence()).toBe(7);
});

test('two changes of one number are not both taken', () => {
  const floor = createFloor('qa.json');
  floor.check(change(7));
  expect(() => floor.check(change(7, 'another'))).toThrow('another change of that number was seen before');
});

test('a floor from before a restart holds, whatever act made it', () => {
  const floor = createFloor('qa.json');
  floor.raise(7);
  expect(() => floor.check(change(6))).toThrow('change 7 was seen before');
  floor.check(change(7));
});
