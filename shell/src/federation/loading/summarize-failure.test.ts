import type { LoadFailure } from '@sundara/contracts/federation';
import { aRemote, withPrevious } from '../../testing/page-data.builder.ts';
import { missingFailure, summarizeFailure } from './summarize-failure.ts';
import type { Tried } from './try-release.ts';

const before = aRemote('booking', {}, '1.0.0');
const wanted = withPrevious(aRemote('booking', {}, '1.1.0'), before);

const failureOf = (version: string): LoadFailure => ({
  ...{ remoteId: 'booking', title: 'Booking', version, step: 'load-entry', reason: 'network' },
  detail: `${version} is gone.`,
});
const tried = (version: string, failure?: LoadFailure): Tried => ({
  ...{ release: aRemote('booking', {}, version), shellFailed: false },
  attempt: { version, tookMs: 1, steps: {}, ...(failure && { failure }) },
});
const failed = (version: string) => tried(version, failureOf(version));

test('where nothing failed there is nothing to tell', () => {
  expect(summarizeFailure([tried('1.1.0')], wanted)).toBeUndefined();
  expect(summarizeFailure([], wanted)).toBeUndefined();
});

test('the failure of the wanted version comes first, whichever was tried first', () => {
  const all = [failed('1.0.0'), failed('1.1.0'), failed('0.9.0')];
  expect(summarizeFailure(all, wanted)).toEqual({
    ...failureOf('1.1.0'),
    detail: '1.1.0 is gone. 1.0.0: network, 1.0.0 is gone. 0.9.0: network, 0.9.0 is gone.',
  });
});

test('where the wanted version was not tried, the last failure is told', () => {
  expect(summarizeFailure([failed('1.0.0')], wanted)).toEqual(failureOf('1.0.0'));
  expect(summarizeFailure([failed('0.9.0'), failed('1.0.0')], wanted)).toMatchObject({ version: '1.0.0' });
});

test('what nobody has is told by the name of the remote, or by its id where there is none', () => {
  const missing = { remoteId: 'booking', step: 'resolve', reason: 'missing' };
  expect(missingFailure('booking', './x', wanted, '1.1.0')).toEqual({
    ...{ ...missing, title: 'Booking', version: '1.1.0', detail: 'booking@1.1.0 has no ./x.' },
  });
  expect(missingFailure('booking', './x', undefined, undefined)).toEqual({
    ...{ ...missing, title: 'booking', version: undefined, detail: 'The composition has no booking.' },
  });
});
