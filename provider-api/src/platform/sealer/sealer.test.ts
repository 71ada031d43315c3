import { createSealer } from './sealer.ts';

const sealer = createSealer('a secret that only tests know, long enough');

test('what was sealed opens for its owner, and looks different each time', () => {
  const [one, two] = [sealer.seal('JBSWY3DP', 'asha'), sealer.seal('JBSWY3DP', 'asha')];
  expect(sealer.open(one, 'asha')).toBe('JBSWY3DP');
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').includes('JBSWY3DP')).toBe(false);
});

test('it opens for nobody else, under no other key and for no other purpose', () => {
  const sealed = sealer.seal('JBSWY3DP', 'asha');
  expect(sealer.open(sealed, 'ravi')).toBeUndefined();
  expect(createSealer('another secret that is long enough too').open(sealed, 'asha')).toBeUndefined();
  expect(
    createSealer('a secret that only tests know, long enough', 'other').open(sealed, 'asha'),
  ).toBeUndefined();
});

test('one changed bit anywhere, or a lost end, is noticed', () => {
  const bytes = Buffer.from(sealer.seal('JBSWY3DP', 'asha'), 'base64url');
  for (const index of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(sealer.open(changed.toString('base64url'), 'asha')).toBeUndefined();
    expect(sealer.open(bytes.subarray(0, index).toString('base64url'), 'asha')).toBeUndefined();
  }
});
