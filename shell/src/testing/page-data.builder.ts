import {
  type ComposedRemote,
  type Declaration,
  type PageData,
  PROVIDER_API_VERSION,
  type RouteDeclaration,
  SHELL_API_VERSION,
  type ShellProvides,
} from '@sundara/contracts/federation';
import { pointsOf } from '@sundara/contracts/testing';

const HASH = `sha384-${'A'.repeat(64)}`;

export const assetAt = (url: string) => ({ url, integrity: HASH });

/** A route of a remote; override what the test is about. */
export const aRoute = (overrides: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  path: '/',
  expose: './routes/home',
  access: 'public',
  title: 'Home',
  skeleton: 'cards',
  canonicalQuery: [],
  footer: false,
  firstData: [],
  ...overrides,
});

/** What a test's shell provides, on a page and in its own build. */
export const PROVIDES: ShellProvides = {
  shellApi: SHELL_API_VERSION,
  providerApi: PROVIDER_API_VERSION,
  shared: { react: '19.3.1', '@sundara/web/core': '1.0.0' },
};

/** A remote of a composition with one file for each expose that its declaration names. */
export const aRemote = (
  id: string,
  overrides: Partial<Declaration> = {},
  version = '1.0.0',
): ComposedRemote => {
  const declaration: Declaration = {
    id,
    title: id[0]?.toUpperCase() + id.slice(1),
    contracts: { shellApi: '^1.0.0', providerApi: '^2.0.0' },
    routes: [],
    navigation: [],
    extensionPoints: { offers: [], fills: [] },
    operations: [],
    ...overrides,
  };
  const exposes = [...declaration.routes, ...declaration.extensionPoints.fills].map(({ expose }) => expose);
  const fileOf = (name: string) => assetAt(`/remotes/${id}/${version}/${name}.js`);
  return {
    version,
    owner: `${declaration.title} team`,
    scope: `${id}_${version}`.replaceAll('.', '_'),
    entry: fileOf('remoteEntry'),
    exposes: Object.fromEntries(
      exposes.map((expose) => [expose, { files: [fileOf(expose.slice(2).replace('/', '-'))], shared: [] }]),
    ),
    declaration,
    shared: { react: '^19.3.1', '@sundara/web/core': '^1.0.0' },
    points: pointsOf(declaration),
  };
};

/** The same remote with the previous version, which it falls back to. */
export const withPrevious = (remote: ComposedRemote, previous: ComposedRemote): ComposedRemote => ({
  ...remote,
  previous,
});

/** What the site server writes into a page that runs these remotes. */
export const aPage = (...remotes: readonly ComposedRemote[]): PageData => ({
  environment: 'test',
  sequence: 1,
  composition: {
    id: 'composition-1',
    shell: {
      version: '1.0.0',
      owner: 'Shell team',
      provides: PROVIDES,
      entry: [assetAt('/shell/1.0.0/main.js')],
      chunks: {},
    },
    remotes: Object.fromEntries(remotes.map((remote) => [remote.declaration.id, remote])),
  },
  canary: false,
  flags: [],
  preload: [],
  config: {
    checkoutScriptUrl: '/checkout.js',
    contact: { phone: '+91 40 4000 1234', email: 'care@sundara.test' },
  },
});
