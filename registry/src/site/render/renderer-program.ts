import { Script } from 'node:vm';
import type {
  RemoteServerBundle,
  RenderPage,
  ServerExposes,
  ShellServerBundle,
} from '@sundara/contracts/federation';
import type { FromRenderer, ToRenderer } from './messages.ts';

/*
 * The program of a renderer's process: it evaluates the server bundles of one composition and renders their pages. It
 * is passed to Node as text, so that the process needs no file.
 */

type Load = (name: string) => unknown;

// The bundles must not reach Node's own modules, the network, or the channel to the site.
const own = process;
const tell = (message: FromRenderer): void => void own.send?.(message);
for (const name of ['process', 'require', 'module', 'exports', 'fetch', 'WebSocket', 'EventSource'])
  Reflect.deleteProperty(globalThis, name);
Reflect.set(globalThis, 'process', Object.freeze({ env: Object.freeze({}) }));

const evaluate = (name: string, code: string, load: Load): object => {
  const module: { exports: object } = { exports: {} };
  // Without a loader of its own, `import()` in the code is refused.
  const wrapped = new Script(`(function (module, exports, require) {${code}\n})`, { filename: name });
  wrapped.runInThisContext()(module, module.exports, load);
  return module.exports;
};

const isShell = (bundle: object): bundle is ShellServerBundle =>
  'createRenderer' in bundle &&
  typeof bundle.createRenderer === 'function' &&
  'loadShared' in bundle &&
  typeof bundle.loadShared === 'function';
const isRemote = (bundle: object): bundle is RemoteServerBundle =>
  'exposes' in bundle && typeof bundle.exposes === 'object' && bundle.exposes !== null;

const nothing: Load = (name) => {
  throw new Error(`A server bundle may not use ${name}.`);
};

const prepare = async ({
  composition,
  bundles,
}: Extract<ToRenderer, { kind: 'load' }>): Promise<RenderPage> => {
  const shell = evaluate('shell', bundles.shell, nothing);
  if (!isShell(shell)) throw new Error("The shell's server bundle renders no pages.");
  const shared = await shell.loadShared();
  const load: Load = (name) => (Object.hasOwn(shared, name) ? shared[name] : nothing(name));
  const evaluated = new Map<string, ServerExposes>();
  return shell.createRenderer(composition, (id) => {
    const known = evaluated.get(id);
    if (known) return known;
    const code = bundles.remotes[id];
    if (code === undefined) throw new Error(bundles.unusable[id] ?? `${id} has no server bundle.`);
    const remote = evaluate(id, code, load);
    if (!isRemote(remote)) throw new Error(`The server bundle of ${id} exposes no pages.`);
    evaluated.set(id, remote.exposes);
    return remote.exposes;
  });
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

// The site may have ended before the system was told to end this process with it.
if (own.ppid !== Number(own.argv[1])) own.exit(1);

let renderPage: RenderPage | undefined;
own.on('message', async (message: ToRenderer) => {
  if (message.kind === 'load') {
    try {
      renderPage = await prepare(message);
      tell({ kind: 'ready' });
    } catch (error) {
      tell({ kind: 'unfit', detail: reasonOf(error) });
    }
    return;
  }
  try {
    if (!renderPage) throw new Error('No releases were loaded.');
    tell({ kind: 'done', outcome: await renderPage(message.job) });
  } catch (error) {
    tell({ kind: 'done', outcome: { kind: 'failed', detail: reasonOf(error) } });
  }
});
