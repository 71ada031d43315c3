import { aRemote, PROVIDES } from '../../testing/page-data.builder.ts';
import { aRelease, aShellRelease } from '../../testing/releases.builder.ts';
import { checkVersions } from './check-versions.ts';

const booking = (version: string, shellApi: string) =>
  aRelease(aRemote('booking', { contracts: { shellApi, providerApi: '^2.0.0' } }, version));
const releases = [aShellRelease(), booking('1.0.0', '^1.0.0'), booking('2.0.0', '^2.0.0')];

test('versions that fit have no finding', () => {
  expect(checkVersions({ shell: '1.0.0', booking: '1.0.0' }, { releases })).toEqual({
    findings: [],
    unchecked: [],
  });
});

test('a version for another shell is found by the rule of the gate', () => {
  expect(checkVersions({ shell: '1.0.0', booking: '2.0.0' }, { releases })).toMatchObject({
    findings: [{ release: 'booking@2.0.0', rule: 'shell-api' }],
    unchecked: [],
  });
});

test('a version that reads an export which the shell lacks is found before anything is loaded', () => {
  const core = '@sundara/web/core';
  const provides = { ...PROVIDES, exports: { [core]: ['Box'] } };
  const found = checkVersions(
    { shell: '1.0.0', booking: '1.0.0' },
    {
      releases: [
        { ...aShellRelease(), provides },
        { ...booking('1.0.0', '^1.0.0'), uses: { [core]: ['Ribbon'] } },
      ],
    },
  );
  expect(found.findings).toMatchObject([{ release: 'booking@1.0.0', rule: 'shared-export' }]);
});

test('what a version would miss of the provider API is found where it is chosen; a silent API is said to be unasked', () => {
  const misfit = { rule: 'operation', found: 'it calls bookings.move', remedy: 'release it first' };
  const known = [
    aShellRelease(),
    booking('1.0.0', '^1.0.0'),
    { ...booking('1.1.0', '^1.0.0'), apiMisfits: [misfit] },
  ];
  const check = (version: string, providerFault?: string) =>
    checkVersions({ shell: '1.0.0', booking: version }, { releases: known, providerFault });
  expect(check('1.1.0').findings).toEqual([{ release: 'booking@1.1.0', ...misfit }]);
  expect(check('1.0.0').findings).toEqual([]);
  expect(check('1.0.0', 'it is silent').unchecked).toEqual([
    'what they ask of the provider API, as it is silent',
  ]);
});

test('a development server and an unpublished version are said to be unchecked, not to fit', () => {
  const versions = { shell: '1.0.0', booking: 'http://localhost:4001', salon: '9.9.9' };
  expect(checkVersions(versions, { releases })).toEqual({
    findings: [],
    unchecked: ['booking@localhost:4001', 'salon@9.9.9'],
  });
});

test('without the facts of the shell nothing is called a fit', () => {
  expect(checkVersions({ shell: '7.0.0', booking: '2.0.0' }, { releases }).unchecked).toEqual([
    'shell@7.0.0',
  ]);
});
