import type { PageData } from '@sundara/contracts/federation';
import { type ComposedRemote, PROVIDER_API_VERSION, SHELL_API_VERSION } from '@sundara/contracts/federation';
import { type BundledRemote, REMOTES } from './remotes.ts';

const VERSION = '1.0.0';
const asset = (url: string) => ({ url, integrity: '' });

/** Files of each chunk, by its name: the page's HTML has them, so that they are fetched before links are opened. */
const chunks: unknown = Reflect.get(globalThis, 'CHUNK_FILES');
const filesOf = (chunk: string): readonly string[] => {
  const files: unknown = typeof chunks === 'object' && chunks !== null ? Reflect.get(chunks, chunk) : [];
  return Array.isArray(files) ? files : [];
};

const composed = (id: string, { declaration, exposes }: BundledRemote): ComposedRemote => ({
  version: VERSION,
  owner: id,
  scope: id,
  entry: asset(filesOf('main')[0] ?? ''),
  exposes: Object.fromEntries(
    Object.keys(exposes).map((expose) => [
      expose,
      { files: filesOf(`${id}${expose.slice(1).replaceAll('/', '-')}`).map(asset), shared: [] },
    ]),
  ),
  declaration,
  shared: {},
  points: { offers: [], fills: [] },
});

const data: PageData = {
  environment: 'production',
  sequence: 1,
  composition: {
    id: 'monolith',
    shell: {
      version: VERSION,
      owner: 'shell',
      provides: { shellApi: SHELL_API_VERSION, providerApi: PROVIDER_API_VERSION, shared: {} },
      entry: [],
      chunks: {},
    },
    remotes: Object.fromEntries(Object.entries(REMOTES).map(([id, remote]) => [id, composed(id, remote)])),
  },
  canary: false,
  flags: [],
  preload: [],
  config: {
    checkoutScriptUrl: '/sandbox/checkout.js',
    contact: { phone: '+91 40 4567 8900', email: 'hello@sundara.example' },
  },
};

/** What the shell reads from the HTML of the site server; here it is a part of the bundle. */
export const pageData = { ok: true, data } as const;
