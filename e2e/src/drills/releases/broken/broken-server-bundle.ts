import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const BUNDLE = 'server/main.cjs';

/** What the loader of a page does on the server, by the page's expose. */
const FAULTS: Readonly<Record<string, string>> = {
  './routes/home': 'for (;;);',
  './routes/listing': "throw new Error('drill: thrown on the server');",
  './routes/about': 'const all = []; for (;;) all.push(new Array(1e5).fill(all.length));',
  './routes/contact': "require('node:fs').readFileSync('/etc/hostname');",
  './routes/terms': "await fetch('http://127.0.0.1:1/drill');",
  './routes/privacy':
    "await given.shell.http.call({ name: 'drill', method: 'GET', path: '/api/admin/users', access: 'public' }, {});",
};

/** The address of each faulty page, and what the site says of it. */
export const FAULTY_PAGES: Readonly<Record<string, RegExp>> = {
  '/': /at \/: ended: It took over \d+ ms/,
  '/salons': /at \/salons: failed: .*drill: thrown on the server/,
  '/about': /at \/about: ended: /,
  '/contact': /at \/contact: failed: .*may not use node:fs/,
  '/terms': /at \/terms: failed: .*fetch is not defined/,
  '/privacy': /at \/privacy: undeclared: GET \/api\/admin\/users/,
};

/** What the server renders for '/terms' in a build that was marked. */
export const MARK = 'drill: rendered by the marked version';

const appendTo = async (build: string, pages: string): Promise<void> => {
  const file = path.join(build, BUNDLE);
  const code = await readFile(file, 'utf8');
  await writeFile(
    file,
    `${code}\n;{ const { exposes } = module.exports;\nmodule.exports = { exposes: { ...exposes, ${pages} } }; }\n`,
  );
};

const wrapped = (expose: string, fault: string): string => `
  ${JSON.stringify(expose)}: async () => {
    const page = await exposes[${JSON.stringify(expose)}]();
    return { ...page, loader: async (given) => { ${fault} return page.loader?.(given) ?? null; } };
  },`;

/** Makes some pages of a remote's build faulty on the server; the browser's files stay as they are. */
export const breakServerBundle = (build: string): Promise<void> =>
  appendTo(
    build,
    Object.entries(FAULTS)
      .map(([expose, fault]) => wrapped(expose, fault))
      .join(''),
  );

/** Makes what the server renders for a page tell its version. */
export const markServerBundle = (build: string): Promise<void> =>
  appendTo(
    build,
    `'./routes/terms': async () => ({ Component: () => require('react').createElement('h1', null, '${MARK}') }),`,
  );
