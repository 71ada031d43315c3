import { findIllustration, illustrationFor, illustrationsFor } from './illustrations.ts';

test('what suits a word is chosen, always the same for a key', () => {
  const suited = illustrationsFor('room', 'spa');
  expect(suited.length).toBeGreaterThan(5);
  for (const { kind, suits } of suited) expect([kind, suits.includes('spa')]).toEqual(['room', true]);
  expect(illustrationFor('room', 'spa', 'a')).toBe(illustrationFor('room', 'spa', 'a'));
});

test('keys that are alike spread over all that suit', () => {
  const ids = Array.from({ length: 400 }, (_, n) => illustrationFor('room', 'hair', `salon-${n}`).id);
  expect(new Set(ids).size).toBe(illustrationsFor('room', 'hair').length);
});

test('where nothing suits, a neutral one stands in', () => {
  for (const kind of ['room', 'detail', 'service', 'portrait'] as const)
    expect(illustrationFor(kind, 'dentistry', 'a').suits).toContain('other');
});

test('an id that the set does not have is not found', () => {
  expect(findIllustration('mirror-row-teal')?.subject).toBe('mirror-row');
  for (const id of ['', 'rose', 'toString', '__proto__']) expect(findIllustration(id)).toBeUndefined();
});
