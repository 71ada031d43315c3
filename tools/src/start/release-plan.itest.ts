import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type App, planRelease, toPromote, withoutLocalBuilds } from './release-plan.ts';

const NOW = 'aaaaaaaa11111111';
const BEFORE = 'bbbbbbbb22222222';
const booking: App = { folder: 'mfe-booking', id: 'booking', version: '1.0.0', source: NOW };
/** What the registry held before: an earlier release, which an environment may run. */
const HELD = [{ id: 'booking', version: '0.9.0', source: BEFORE }];

test('a first build has the version of its package.json', () => {
  const planned = planRelease(booking, []);
  assert.deepEqual([planned.version, planned.isNew], ['1.0.0', true]);
});

test('sources that the registry holds a build of are not built again', () => {
  const other = { id: 'discovery', version: '1.0.0', source: BEFORE };
  const planned = planRelease(booking, [other, { id: 'booking', version: '1.0.0', source: NOW }]);
  assert.deepEqual([planned.version, planned.isNew], ['1.0.0', false]);
});

test('changed sources under a published version become a local version of their own', () => {
  const published = [{ id: 'booking', version: '1.0.0', source: BEFORE }];
  const planned = planRelease(booking, published);
  assert.deepEqual([planned.version, planned.isNew], ['1.0.0-local.aaaaaaaa', true]);
  const again = planRelease(booking, [...published, planned]);
  assert.deepEqual([again.version, again.isNew], ['1.0.0-local.aaaaaaaa', false]);
});

test('production is filled with the published version where the sources were changed since', () => {
  const planned = planRelease(booking, [{ id: 'booking', version: '1.0.0', source: BEFORE }]);
  assert.deepEqual(
    [planned, planRelease({ ...booking, id: 'salon' }, [])].map(({ version }) => version),
    ['1.0.0-local.aaaaaaaa', '1.0.0'],
  );
  const versions = withoutLocalBuilds([planned]).map(({ id, version }) => `${id}@${version}`);
  assert.deepEqual(versions, ['booking@1.0.0']);
});

test('changed sources are promoted; what somebody chose by hand stays while they are the same', () => {
  const planned = [planRelease(booking, [])];
  assert.deepEqual(toPromote(planned, {}, {}, HELD), planned);
  assert.deepEqual(toPromote(planned, { booking: '0.9.0' }, { booking: BEFORE }, HELD), planned);
  assert.deepEqual(toPromote(planned, { booking: '0.9.0' }, { booking: NOW }, HELD), []);
  assert.deepEqual(toPromote(planned, { booking: '1.0.0' }, { booking: BEFORE }, HELD), []);
});

test('a remote that the environment does not run yet is promoted', () => {
  const planned = [planRelease(booking, [])];
  assert.deepEqual(toPromote(planned, { shell: '1.0.0' }, { booking: NOW }, HELD), planned);
});

test('what the registry has lost is promoted anew', () => {
  const planned = [planRelease(booking, [])];
  const lost = { booking: '1.0.0-local.5a160991' };
  assert.deepEqual(toPromote(planned, lost, { booking: NOW }, HELD), planned);
});
