import { takeChanges } from './take-changes.ts';

const at = (version: string) => ({ version, record: `record-${version}` });
const GOOD = { shell: at('1.0.0'), remotes: { booking: at('1.0.0'), express: at('1.0.0') } };
const BAD = { shell: at('2.0.0'), remotes: { booking: at('2.0.0'), salon: at('2.0.0') } };

test('with no change it is the good composition, with all of them the bad one', () => {
  expect(takeChanges(GOOD, BAD, [])).toEqual(GOOD);
  expect(takeChanges(GOOD, BAD, ['shell', 'booking', 'express', 'salon'])).toEqual(BAD);
});

test('a change can bring a remote, take one away, or replace the shell', () => {
  expect(takeChanges(GOOD, BAD, ['salon']).remotes).toEqual({ ...GOOD.remotes, salon: at('2.0.0') });
  expect(takeChanges(GOOD, BAD, ['express']).remotes).toEqual({ booking: at('1.0.0') });
  expect(takeChanges(GOOD, BAD, ['shell'])).toEqual({ ...GOOD, shell: at('2.0.0') });
});
