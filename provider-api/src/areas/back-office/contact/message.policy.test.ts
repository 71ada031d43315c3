import { messageAbilities } from './message.policy.ts';

test.each([
  ['open', false, ['reply', 'close', 'markSpam']],
  ['answered', false, ['reply', 'close', 'markSpam']],
  ['closed', false, ['reply', 'reopen', 'markSpam']],
  ['open', true, ['unmarkSpam']],
  ['closed', true, ['unmarkSpam']],
] as const)('a message that is %s (spam: %s) allows %j', (state, isSpam, allowed) => {
  const can = Object.entries(messageAbilities({ state, isSpam }));
  expect(can.filter(([, yes]) => yes).map(([name]) => name)).toEqual(allowed);
});
