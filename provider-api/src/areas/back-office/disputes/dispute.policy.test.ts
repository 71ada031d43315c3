import { disputeAbilities } from './dispute.policy.ts';

const AT = new Date('2026-11-23T06:30:00Z');

test.each([
  [null, null, false, { answer: true, resolve: true }],
  [AT, null, false, { answer: false, resolve: true }],
  [null, null, true, { answer: true, resolve: false }],
  [AT, AT, false, { answer: false, resolve: false }],
  [null, AT, false, { answer: false, resolve: false }],
] as const)(
  'answered %p, resolved %p, waiting for another admin: %p',
  (answeredAt, resolvedAt, waits, can) => {
    expect(disputeAbilities({ answeredAt, resolvedAt }, waits)).toEqual(can);
  },
);
