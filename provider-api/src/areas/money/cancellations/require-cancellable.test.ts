import { addMinutes, instantAt } from '@sundara/contracts';
import { requireCancellable } from './require-cancellable.ts';

const START = instantAt('2026-11-24', '16:00');
const BEFORE = addMinutes(START, -1);
const visit = (status: Parameters<typeof requireCancellable>[0]['status']) => ({
  status,
  start: START,
  contactNumber: '98765 43210',
});
const ALL = ['customer', 'salon', 'admin'] as const;

test.each(['pending', 'confirmed'] as const)(
  'a %s visit can be cancelled by all, up to its start',
  (status) => {
    for (const by of ALL) expect(() => requireCancellable(visit(status), by, BEFORE)).not.toThrow();
  },
);

test('from its start on, only salon and admin can', () => {
  for (const by of ['salon', 'admin'] as const)
    expect(() => requireCancellable(visit('confirmed'), by, START)).not.toThrow();
  expect(() => requireCancellable(visit('confirmed'), 'customer', START)).toThrow(
    'This visit has begun and can no longer be cancelled. Please call the salon: 98765 43210.',
  );
});

test('a completed visit can be cancelled by its salon alone', () => {
  expect(() => requireCancellable(visit('completed'), 'salon', START)).not.toThrow();
  for (const by of ['customer', 'admin'] as const)
    expect(() => requireCancellable(visit('completed'), by, START)).toThrow(
      'This visit is completed and can no longer be cancelled.',
    );
});

test.each([
  ['cancelled', 'This booking is cancelled already.'],
  ['disputed', 'This visit is being looked into and can no longer be cancelled.'],
] as const)('a %s visit can be cancelled by nobody', (status, sentence) => {
  for (const by of ALL) {
    expect(() => requireCancellable(visit(status), by, BEFORE)).toThrow(sentence);
    expect(() => requireCancellable(visit(status), by, BEFORE)).toThrow(
      expect.objectContaining({ code: 'NOT_CANCELLABLE' }),
    );
  }
});
