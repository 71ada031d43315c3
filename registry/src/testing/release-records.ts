import { createHash } from 'node:crypto';
import {
  type CompositionDocument,
  type Declaration,
  defineDeclaration,
  type EnvironmentDocument,
  type ReleaseRecord,
  type WrittenDeclaration,
} from '@sundara/contracts/federation';
import { pointsOf } from '@sundara/contracts/testing';
import { documentHash } from '../documents/document-hash.ts';

const FORM = '@sundara/web/form';

type Routes = Parameters<typeof defineDeclaration>[0]['routes'];

/** A declaration with the fields that a test gives, and defaults for the others. */
export const aDeclaration = (
  id: string,
  given: Partial<Parameters<typeof defineDeclaration>[0]> = {},
): WrittenDeclaration =>
  defineDeclaration({
    id,
    title: id,
    contracts: { shellApi: '^1.0.0', providerApi: '^1.0.0' },
    routes: [],
    navigation: [],
    extensionPoints: { offers: [], fills: [] },
    operations: [],
    ...given,
  });

export const aRoute = (given: Partial<Routes[number]> & { readonly path: string }): Routes[number] => ({
  expose: './routes/home',
  access: 'public',
  title: 'A page',
  skeleton: 'text',
  canonicalQuery: [],
  ...given,
});

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Files by name, each with the hash and size of its name. */
const filesOf = (names: readonly string[]): ReleaseRecord['files'] =>
  Object.fromEntries(names.map((name) => [name, { integrity: integrityOf(name), size: name.length }]));

/**
 * A remote's release: `remoteEntry.js`, and `<expose>.js` for each expose, which uses a dialog of the group 'ui-form'.
 */
export const aRemoteRecord = (
  id: string,
  version: string,
  declaration: Declaration = aDeclaration(id),
): ReleaseRecord => {
  const exposes = [
    ...declaration.routes.map((route) => route.expose),
    ...declaration.extensionPoints.fills.map((fill) => fill.expose),
  ];
  const fileOf = (expose: string) => `${expose.slice(2).replaceAll('/', '-')}.js`;
  return {
    kind: 'remote',
    id,
    version,
    scope: `${id}_${version}`.replaceAll(/\W/g, '_'),
    entry: ['remoteEntry.js'],
    chunks: Object.fromEntries(
      exposes.map((expose) => [expose, { files: [fileOf(expose)], shared: ['ui-core', 'ui-form'] }]),
    ),
    source: `source-of-${id}`,
    owner: `${id} team`,
    declaration,
    shared: { react: '^19.0.0' },
    uses: { [FORM]: ['Dialog'] },
    points: pointsOf(declaration),
    files: filesOf(['remoteEntry.js', ...exposes.map(fileOf)]),
    publishedAt: '2026-11-21T05:00:00.000Z',
    publishedBy: `${id}@sundara.test`,
  };
};

/** A shell's release with the chunks 'federation' and 'ui-form', one font and one route of its own. */
export const aShellRecord = (version: string, shellApi = '1.0.0'): ReleaseRecord => ({
  kind: 'shell',
  id: 'shell',
  version,
  scope: '',
  entry: ['main.js'],
  chunks: {
    federation: { files: ['federation.js'], shared: [] },
    'ui-form': { files: ['shared.js', 'ui-form.js'], shared: [] },
  },
  source: 'source-of-shell',
  owner: 'Shell team',
  shell: {
    provides: {
      shellApi,
      providerApi: '1.0.0',
      shared: { react: '19.3.1' },
      exports: { [FORM]: ['Alert', 'Dialog'] },
    },
    routes: [{ path: '/login', title: 'Sign in' }],
    offers: [],
    style: "@font-face{font-family:Text;src:url('/fonts/text.woff2')}",
    fonts: ['fonts/text.woff2'],
  },
  files: filesOf(['main.js', 'federation.js', 'shared.js', 'ui-form.js', 'fonts/text.woff2', 'favicon.svg']),
  publishedAt: '2026-11-21T05:00:00.000Z',
  publishedBy: 'shell@sundara.test',
});

/** A composition of just these releases. */
export const aCompositionDocument = (records: readonly ReleaseRecord[]): CompositionDocument => {
  const locked = records.map((record) => [
    record.id,
    { version: record.version, record: documentHash(record) },
  ]);
  const { shell = { version: '1.0.0', record: documentHash({}) }, ...remotes } = Object.fromEntries(locked);
  return { shell, remotes };
};

/** An environment at its first change, which runs just these releases. */
export const anEnvironment = (
  records: readonly ReleaseRecord[],
  environment = 'local',
): EnvironmentDocument => ({
  kind: 'environment',
  environment,
  sequence: 1,
  composition: documentHash(aCompositionDocument(records)),
  pins: {},
  history: documentHash({ environment }),
  changedAt: '2026-11-21T05:00:00.000Z',
});
