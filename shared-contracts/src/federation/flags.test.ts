import { flagReachSchema, flagsSchema, reachWords } from './flags.ts';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

test.each([
  [{ percent: 10 }, '10 % of the browsers'],
  [{ percent: 0 }, '0 % of the browsers'],
  [{ percent: 10, accounts: [ID], roles: ['salon'] }, '10 % of the browsers, 1 account and the role salon'],
  [{ percent: 0, accounts: [ID, ID] }, '2 accounts'],
])('whom a flag is on for is said in words: %j', (reach, words) => {
  expect(reachWords(reach)).toBe(words);
});

test('an account is named by its id alone, never by an e-mail or a number', () => {
  const withAccount = (account: string) => flagReachSchema.safeParse({ percent: 0, accounts: [account] });
  expect(withAccount(ID).success).toBe(true);
  for (const account of ['asha@demo.test', '+91 98480 00000', '9848000000', ''])
    expect(withAccount(account).error?.issues[0]?.message).toMatch(/named by its id/);
});

test('a role or an id of a newer contract keeps nobody from reading the flags', () => {
  const flag = { percent: 0, by: 'asha', why: 'a pilot', at: '2026-11-25T10:00:00Z' };
  const newer = { 'new-calendar': { ...flag, accounts: ['acc_7'], roles: ['auditor'], regions: ['south'] } };
  expect(flagsSchema.parse(newer)).toEqual(newer);
});
