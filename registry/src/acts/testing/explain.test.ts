import { isExplained } from './explain.ts';
import { EMPTY, type World } from './model.ts';

const OLD = ['booking@1.0.0', 'shell@1.0.0'] as const;
const NEW = ['booking@1.1.0', 'shell@1.0.0'] as const;
const REASONS = { 'releases/booking': [], 'environment/live': [] };
const before: World = {
  published: [...OLD, 'booking@1.1.0'],
  withdrawn: [],
  environments: { live: { ...EMPTY, running: OLD, ran: [OLD.join(' ')] } },
  told: REASONS,
};
const promotion = (why: string) =>
  ({ act: 'promote', why, environment: 'live', releases: ['booking@1.1.0'], again: false }) as const;
const withdrawal = { act: 'withdraw', why: 'breaks', release: 'booking@1.1.0' } as const;
const seen: World = {
  ...before,
  withdrawn: ['booking@1.1.0'],
  environments: { live: { ...EMPTY, running: NEW, ran: [OLD.join(' '), NEW.join(' ')] } },
  told: { 'releases/booking': ['breaks'], 'environment/live': ['first'] },
};

test('a refusal may be of an environment read before another act, and of a log read after it', () => {
  const outcomes = [
    { wish: promotion('first'), came: 'done' },
    { wish: withdrawal, came: 'done' },
    { wish: promotion('second'), came: 'refused' },
  ] as const;
  expect(isExplained(before, outcomes, seen)).toBe(true);
});

test('nothing that is done may follow from what was never there', () => {
  const late = [
    { wish: withdrawal, came: 'done' },
    { wish: promotion('first'), came: 'done' },
  ] as const;
  const told = { 'releases/booking': ['breaks'], 'environment/live': ['first', 'second'] };
  expect(isExplained(seen, late, { ...seen, told })).toBe(false);
  expect(isExplained(before, [{ wish: promotion('first'), came: 'refused' }], before)).toBe(false);
});
