import { REMOTE_FOLDERS } from '../workspace/app-folders.ts';

/** Where a part's code runs, which decides whether it may import `node:` modules. */
type Runtime = 'browser' | 'node' | 'both';

export interface Part {
  readonly folder: string;
  /** Name in its package.json. */
  readonly name: string;
  readonly runtime: Runtime;
  /** Folders of the parts that its sources may import. */
  readonly mayImport: readonly string[];
  /** What to do instead of importing it where that is not allowed; ends the sentence of the fault. */
  readonly door: string;
  /** Packages that its package.json lists, for tests or indirect use, but that its sources must not import. */
  readonly closed?: Readonly<Record<string, string>>;
}

const REMOTE_DOOR =
  'use an extension point (shared-contracts/src/federation/extension-points.ts) or an event.';
const ONLY_IN_TESTS = {
  'react-router-dom': "import it from '@sundara/web/router'.",
  'react-router': "import it from '@sundara/web/router'.",
  notistack: 'use useShell().notify.',
  axios: 'use useShell().http.',
} as const;

const remote = (folder: string): Part => ({
  folder,
  name: `@sundara/${folder}`,
  runtime: 'browser',
  mayImport: ['shared-contracts', 'shared-web'],
  door: REMOTE_DOOR,
  closed: ONLY_IN_TESTS,
});

/** Which part may import which. A part may always import itself and the packages of its package.json. */
export const PARTS: readonly Part[] = [
  {
    folder: 'shared-contracts',
    name: '@sundara/contracts',
    runtime: 'both',
    mayImport: [],
    door: "import '@sundara/contracts'.",
  },
  {
    folder: 'shared-web',
    name: '@sundara/web',
    runtime: 'browser',
    mayImport: ['shared-contracts'],
    door: 'move what both need into shared-contracts.',
  },
  {
    folder: 'shared-node',
    name: '@sundara/node',
    runtime: 'node',
    mayImport: ['shared-contracts'],
    door: 'it is for servers: move what both need into shared-contracts.',
  },
  {
    folder: 'shell',
    name: '@sundara/shell',
    runtime: 'browser',
    mayImport: ['shared-contracts', 'shared-web'],
    door: 'use the ShellApi, which useShell() of @sundara/web/core gives.',
  },
  ...REMOTE_FOLDERS.map(remote),
  {
    folder: 'provider-api',
    name: '@sundara/provider-api',
    runtime: 'node',
    mayImport: ['shared-contracts', 'shared-node'],
    door: 'call an operation of @sundara/contracts/api over HTTP.',
  },
  {
    folder: 'registry',
    name: '@sundara/registry',
    runtime: 'node',
    mayImport: ['shared-contracts', 'shared-node'],
    door: 'run npm run marketplace, or ask the site server over HTTP.',
  },
  {
    folder: 'tools',
    name: '@sundara/tools',
    runtime: 'node',
    mayImport: ['shared-contracts'],
    door: 'run its command from the root package.json.',
  },
  {
    folder: 'e2e',
    name: '@sundara/e2e',
    runtime: 'node',
    mayImport: ['shared-contracts', 'shared-node'],
    door: 'nothing imports a journey; put a test beside the source it tests.',
  },
];

/** A layer of a part. A file belongs to the floor with the longest path that its own path begins with. */
interface Floor {
  readonly path: string;
  /** What a lower floor does instead of importing it; ends the sentence of the fault. */
  readonly door: string;
  /** An area: other areas may import only its `index.ts`. */
  readonly isArea?: boolean;
}

const area = (name: string): Floor => ({
  path: `provider-api/src/areas/${name}`,
  door: 'take what you need of it as an argument that app/ gives, or leave it a job.',
  isArea: true,
});

/**
 * Floors of one part, the highest first: a file imports from its own floor or lower ones. Tests may import from any.
 */
export const FLOORS: readonly Floor[] = [
  { path: 'provider-api/src/main.ts', door: 'it starts the process.' },
  {
    path: 'provider-api/src/app',
    door: 'it puts everything together: take what you need of it as an argument.',
  },
  { path: 'provider-api/src/demo', door: 'the product does without its demo data.' },
  area('back-office'),
  area('salon-operations'),
  area('customer'),
  area('money'),
  area('booking'),
  area('marketplace'),
  area('identity'),
  { path: 'provider-api/src/platform', door: '' },
];

/** Files outside a part's folder that some of its files may import by path: the shared build configuration. */
export const OPEN_FILES: readonly { readonly file: string; readonly for: RegExp }[] = [
  {
    file: 'rspack.base.ts',
    for: /^([\w-]+\/rspack\.config\.ts|tools\/src\/(bench\/pages|bundler|dev)\/.*)$/,
  },
];

/** The sources at the root, which have no folder of their own, and what they may import. */
export const ROOT_PART: Part = {
  folder: '.',
  name: 'the root',
  runtime: 'node',
  mayImport: ['tools', 'shared-contracts'],
  door: 'nothing but an rspack.config.ts imports the recipe of the builds.',
};
