import { PAGE_DATA_ID, type PageData, POINT_PROPS, POINT_VERSIONS } from '@sundara/contracts/federation';
import { recompose } from './recompose.ts';
import { isPage, rewritePage, rewritePolicy } from './rewrite-page.ts';
import type { SourceBuild } from './source-build.ts';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const asset = (url: string) => ({ url, integrity: INTEGRITY });
const POINT = 'discovery.booking-dialog';
const declaration = (id: string) => ({
  id,
  title: id,
  contracts: { shellApi: '^1.0.0', providerApi: '^1.0.0' },
  routes: [],
  navigation: [],
  extensionPoints: { offers: [], fills: [] },
  operations: [],
});
const remote = (id: string, version: string) => ({
  version,
  owner: `${id} team`,
  scope: `${id}_1`,
  entry: asset(`/assets/remotes/${id}/${version}/remoteEntry.js`),
  exposes: { './routes/home': { files: [asset(`/assets/remotes/${id}/${version}/home.js`)], shared: [] } },
  declaration: declaration(id),
  shared: {},
  points: {
    offers: [{ point: POINT, version: POINT_VERSIONS[POINT], props: POINT_PROPS[POINT] }],
    fills: [],
  } satisfies PageData['composition']['remotes'][string]['points'],
});
const provides = { shellApi: '1.0.0', providerApi: '1.0.0', shared: {} };
const page: PageData = {
  environment: 'qa',
  sequence: 4,
  canary: false,
  flags: [],
  composition: {
    id: 'c1',
    shell: {
      version: '1.0.0',
      owner: 'Shell team',
      provides,
      entry: [asset('/assets/shell/1.0.0/main.js')],
      chunks: { federation: [asset('/assets/shell/1.0.0/c/federation.js')] },
    },
    remotes: { booking: remote('booking', '1.0.0'), salon: remote('salon', '1.0.0') },
  },
  preload: [
    asset('/assets/shell/1.0.0/c/federation.js'),
    asset('/assets/remotes/booking/1.0.0/home.js'),
    asset('/assets/remotes/salon/1.0.0/home.js'),
  ],
  config: { checkoutScriptUrl: '/sandbox/checkout.js', contact: { phone: '', email: '' } },
};
const html = `<!doctype html><html><head><title>Home</title><style nonce="n0nce">a{}</style>
<script defer src="/assets/shell/1.0.0/main.js" integrity="${INTEGRITY}" crossorigin="anonymous" nonce="n0nce"></script>
<script defer src="/other.js" nonce="n0nce"></script>
</head><body><script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(page)}</script></body></html>`;

const build = (id: string, kind: 'shell' | 'remote', origin: string): SourceBuild => ({
  manifest: {
    kind,
    id,
    version: '1.1.0-dev',
    scope: kind === 'shell' ? '' : `${id}_1_1_0_dev`,
    entry: ['entry.js'],
    chunks: { './routes/home': { files: ['home.js'], shared: [] } },
    source: 's',
    owner: `${id} team`,
    ...(kind === 'shell'
      ? { shell: { provides, routes: [], offers: [], style: '', fonts: [] } }
      : { declaration: declaration(id), points: { offers: [], fills: [] }, shared: {} }),
  },
  assetOf: (file) => asset(`${origin}/${file}`),
});
const SOURCES = [
  build('shell', 'shell', 'http://localhost:4000'),
  build('booking', 'remote', 'http://localhost:4001'),
];

const noFile = () => Promise.reject(new Error('The page names no file.'));

test('what is built from sources takes the place of the promoted, and the rest stays as that site has it', () => {
  const { composition, preload } = recompose(page, SOURCES);
  expect(composition.shell.entry).toEqual([asset('http://localhost:4000/entry.js')]);
  expect(composition.remotes.booking).toMatchObject({
    version: '1.1.0-dev',
    scope: 'booking_1_1_0_dev',
    entry: asset('http://localhost:4001/entry.js'),
  });
  expect(composition.remotes.salon).toEqual(page.composition.remotes.salon);
  expect(preload).toEqual([asset('/assets/remotes/salon/1.0.0/home.js')]);
});

test('a remote that the other site does not know yet is added', () => {
  const { composition } = recompose(page, [build('gifts', 'remote', 'http://localhost:4002')]);
  expect(Object.keys(composition.remotes)).toEqual(['booking', 'salon', 'gifts']);
  expect(composition.shell).toEqual(page.composition.shell);
});

test('the page starts the shell that is built here, under its own nonce, and other scripts stay', async () => {
  const rewritten = await rewritePage(html, async (data) => recompose(data, SOURCES), noFile);
  expect(rewritten).toContain(
    `<script defer src="http://localhost:4000/entry.js" integrity="${INTEGRITY}" crossorigin="anonymous" nonce="n0nce"></script>`,
  );
  expect(rewritten).not.toContain('src="/assets/shell/1.0.0/main.js"');
  expect(rewritten).toContain('src="/other.js"');
  const [, text = ''] = /id="page-data">([\s\S]*?)<\/script>/.exec(rewritten) ?? [];
  expect(JSON.parse(text).composition.remotes.booking.version).toBe('1.1.0-dev');
});

test('a composition that is in a file of that site is fetched, and what runs instead stands in the page', async () => {
  const file = asset('/assets/compositions/a1.json');
  const lean = html.replace(JSON.stringify(page.composition), JSON.stringify(file));
  const rewritten = await rewritePage(
    lean,
    async (data) => recompose(data, SOURCES),
    async ({ url }) => (url === file.url ? JSON.stringify(page.composition) : ''),
  );
  const [, text = ''] = /id="page-data">([\s\S]*?)<\/script>/.exec(rewritten) ?? [];
  expect(JSON.parse(text).composition).toEqual(recompose(page, SOURCES).composition);
});

test('content that the site rendered stays to be seen, and is not taken over', async () => {
  const code = '<link rel="preload" as="script" href="/assets/home.js">';
  const content = `<body><div id="root" data-rendered="c1"><h1>Salons</h1></div>${code}`;
  const rendered = html.replace('<body>', content);
  const rewritten = await rewritePage(rendered, async (data) => recompose(data, SOURCES), noFile);
  expect(rewritten).toContain('<div id="root"><h1>Salons</h1></div>');
  expect(rewritten).not.toContain('/assets/home.js');
});

test('a page of another version of the contract is refused with a sentence', async () => {
  const strange = html.replace('"sequence":4,', '');
  await expect(rewritePage(strange, async (data) => data, noFile)).rejects.toThrow(
    'that site runs another version of the contract than this checkout knows.',
  );
});

test('what is no page of a marketplace is known by its lack of data', () => {
  expect(isPage(html)).toBe(true);
  expect(isPage('<!doctype html><h1>Pay</h1>')).toBe(false);
});

test('the policy lets the development servers in, and nobody else', () => {
  const policy =
    "script-src 'nonce-x' 'strict-dynamic'; connect-src 'self'; require-trusted-types-for 'script'";
  expect(rewritePolicy(policy, ['http://localhost:4001'])).toBe(
    "script-src 'nonce-x' 'strict-dynamic'; connect-src 'self' http://localhost:4001 ws://localhost:4001",
  );
});
