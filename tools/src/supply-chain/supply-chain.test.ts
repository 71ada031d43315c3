import type { LockFile } from '../lock/lock-file.ts';
import { type Ages, ageFaults } from './ages.ts';
import { askAges } from './ask-ages.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { installScriptFaults } from './install-scripts.ts';
import { licenseFaults } from './licenses.ts';
import { lockedPackages } from './locked-packages.ts';

const NPMRC = 'save-exact=true\nignore-scripts=true\n';

const packagesOf = (packages: LockFile['packages']) =>
  lockedPackages({ lockfileVersion: 3, packages: { '': { version: '1.0.0' }, ...packages } });
const withOne = (entry: LockFile['packages'][string]) =>
  packagesOf({ 'node_modules/new-package': { version: '1.2.3', license: 'MIT', ...entry } });

test('a package with a script of its own for the install is named, unless it is known to work without', () => {
  expect(installScriptFaults(withOne({}), NPMRC)).toEqual([]);
  expect(installScriptFaults(withOne({ hasInstallScript: true }), NPMRC)).toEqual([
    expect.stringContaining('new-package wants to run a script at install'),
  ]);
  const known = packagesOf({
    'node_modules/a/node_modules/esbuild': { version: '1.0.0', hasInstallScript: true },
  });
  expect(installScriptFaults(known, NPMRC)).toEqual([]);
});

test('.npmrc must switch the scripts off, and no comment counts', () => {
  for (const npmrc of ['', '# ignore-scripts=true\n', 'ignore-scripts=false\n'])
    expect(installScriptFaults([], npmrc)).toEqual([
      '.npmrc does not say ignore-scripts=true, so an install would run the code of packages.',
    ]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['SEE LICENSE IN license.txt', false],
])('the license %s of a package that nobody named is allowed: %s', (license, isAllowed) => {
  const faults = licenseFaults(withOne({ license }));
  expect(faults).toHaveLength(isAllowed ? 0 : 1);
  if (!isAllowed) expect(faults[0]).toContain(`new-package@1.2.3 is licensed ${license}`);
});

test('a package without a license is refused, but one for another system has that of its owner', () => {
  const owner = { version: '1.0.0', license: 'MIT', optionalDependencies: { 'owner-darwin': '1.0.0' } };
  const binary = { version: '1.0.0', optional: true };
  const withBinary = (more: object) =>
    licenseFaults(
      packagesOf({ 'node_modules/owner': owner, 'node_modules/owner-darwin': { ...binary, ...more } }),
    );
  expect(withBinary({ os: ['darwin'] })).toEqual([]);
  expect(withBinary({})).toEqual([expect.stringContaining('owner-darwin@1.0.0 has no license')]);
});

test('the bill marks what is for development, holds no package of the repository, no address and no time', () => {
  const packages = packagesOf({
    'node_modules/@sundara/web': { link: true },
    'shared-web': { version: '1.0.0' },
    'node_modules/b': { version: '2.0.0', license: '(MIT OR CC0-1.0)', dev: true },
    'node_modules/@a/a': { version: '1.0.0', license: 'ISC' },
    'node_modules/c/node_modules/b': { version: '2.0.0', license: '(MIT OR CC0-1.0)' },
    'node_modules/d': { version: '1.0.0', license: 'MIT', dev: true, optional: true },
  });
  const text = billOfMaterials(packages);
  expect(billOfMaterials(packages)).toBe(text);
  expect(JSON.parse(text).components).toEqual([
    {
      type: 'library',
      name: '@a/a',
      version: '1.0.0',
      scope: 'required',
      licenses: [{ expression: 'ISC' }],
      purl: 'pkg:npm/%40a/a@1.0.0',
    },
    expect.objectContaining({ name: 'b', scope: 'required', licenses: [{ expression: 'MIT OR CC0-1.0' }] }),
    expect.objectContaining({ name: 'd', scope: 'excluded' }),
  ]);
  expect(text).not.toMatch(/https?:|timestamp|serialNumber/);
});

const AGES: Ages = { 'new-package@1.2.3': { published: '2026-11-01', asked: '2026-11-08' } };

test('a version of the lock must be known to have been a week old when it came', () => {
  expect(ageFaults(withOne({}), AGES)).toEqual([]);
  expect(ageFaults(withOne({ version: '1.2.4' }), AGES)).toEqual([
    'When new-package@1.2.4 was published is not known: run npm run check:age.',
  ]);
  const young = { 'new-package@1.2.3': { published: '2026-11-02', asked: '2026-11-08' } };
  expect(ageFaults(withOne({}), young)).toEqual([expect.stringContaining('less than 7 days before')]);
  expect(ageFaults(withOne({ version: '1.2.4', optional: true, os: ['darwin'] }), AGES)).toEqual([]);
});

test('the registry is asked for new versions only; a young one is not noted, nor one that it does not know', async () => {
  const names: string[] = [];
  const ask = async (name: string): Promise<Readonly<Record<string, string>>> => {
    names.push(name);
    return { '1.0.0': name === 'old' ? '2026-11-08T10:00:00Z' : '2026-11-09T10:00:00Z' };
  };
  const entry = { version: '1.0.0', license: 'MIT' };
  const packages = packagesOf({
    'node_modules/new-package': { ...entry, version: '1.2.3' },
    'node_modules/old': entry,
    'node_modules/young': entry,
    'node_modules/strange': { ...entry, version: '9.9.9' },
  });
  const { ages, asked, faults } = await askAges(
    packages,
    { ...AGES, 'left@1.0.0': { published: '2020-01-01', asked: '2026-11-01' } },
    ask,
    '2026-11-15',
  );
  expect(names.sort()).toEqual(['old', 'strange', 'young']);
  expect(asked).toBe(3);
  expect(ages).toEqual({ ...AGES, 'old@1.0.0': { published: '2026-11-08', asked: '2026-11-15' } });
  expect(faults).toEqual([
    expect.stringContaining('does not tell when strange@9.9.9'),
    expect.stringContaining('young@1.0.0 was published on 2026-11-09'),
  ]);
});
