import { integrityOf } from '../../files/integrity.ts';
import { Tampered } from '../../refusal.ts';
import { aDeclaration, aRemoteRecord, aShellRecord } from '../../testing/release-records.ts';
import { readServerBundles } from './server-bundles.ts';

const CODE = Buffer.from('exports.exposes = {};');
const FILE = { 'main.cjs': { integrity: integrityOf(CODE), size: CODE.length } };
const rendering = <T extends { readonly files: object }>(record: T) => ({
  ...record,
  server: 'main.cjs',
  files: { ...record.files, ...FILE },
});
const shell = rendering(aShellRecord('1.0.0'));
const discovery = rendering(aRemoteRecord('discovery', '1.0.0', aDeclaration('discovery')));
const set = { shell, records: [shell, discovery], leftOut: new Map() };
const changedIn = (folder: string) => async (path: string) =>
  path.startsWith(folder) ? Buffer.from('exports.exposes = { changed };') : CODE;

test('the bundles are those that the records of the composition name', async () => {
  const bundles = await readServerBundles(async () => CODE, set);
  expect(bundles).toEqual({ shell: `${CODE}`, remotes: { discovery: `${CODE}` }, unusable: {} });
});

test('a bundle that the composition does not pin is not used, whatever the store says of it', async () => {
  await expect(readServerBundles(changedIn('shell/'), set)).rejects.toThrow(Tampered);
  const { remotes, unusable } = (await readServerBundles(changedIn('remotes/'), set)) ?? {};
  expect(remotes).toEqual({});
  expect(unusable?.discovery).toMatch(/main\.cjs is not the file that the composition pins/);
});
