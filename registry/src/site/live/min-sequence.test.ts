import { createMinSequence } from './min-sequence.ts';

const change = (sequence: number, history = `act-${sequence}`) => ({ environment: 'qa', sequence, history });

test('what was seen before may be seen again, and go on', () => {
  const minSequence = createMinSequence('qa.json');
  minSequence.check(change(3));
  minSequence.check(change(3));
  minSequence.check(change(9));
  expect(minSequence.sequence()).toBe(9);
});

test('a lower sequence is refused, and told with the way to begin anew', () => {
  const minSequence = createMinSequence('/data/site/qa.json');
  minSequence.check(change(7));
  expect(() => minSequence.check(change(6))).toThrow(
    'environments/qa is at change 6, and change 7 was seen before: restore the newest document. If it was begun anew on purpose, stop the site and remove /data/site/qa.json.',
  );
  expect(minSequence.sequence()).toBe(7);
});

test('two changes of one number are not both taken', () => {
  const minSequence = createMinSequence('qa.json');
  minSequence.check(change(7));
  expect(() => minSequence.check(change(7, 'another'))).toThrow(
    'another change of that number was seen before',
  );
});

test('a least sequence from before a restart holds, whatever act made it', () => {
  const minSequence = createMinSequence('qa.json');
  minSequence.raise(7);
  expect(() => minSequence.check(change(6))).toThrow('change 7 was seen before');
  minSequence.check(change(7));
});
